/** On paper: sections on pages of their own, a summary on one, nothing cut off or left alone, and how much of it is printed. */
import { SHEET } from './paper.ts'

const page = `
@page{${SHEET.upright}font:8pt/1.3 system-ui,sans-serif;color:#59636e;@top-left{vertical-align:bottom;padding-bottom:4mm}@top-right{vertical-align:bottom;padding-bottom:4mm}
@bottom-left{vertical-align:top;padding-top:4mm}@bottom-right{vertical-align:top;padding-top:4mm;content:"page " counter(page) " of " counter(pages)}}`

const flow = `
${SHEET.letters}line-height:1.4}.page{max-width:none;padding:0;display:block}.skip{display:none}
main>section{margin-top:0;padding-top:0;border:0}.front+section,.contents+section{margin-top:1.6rem}
main>section>*+*{margin-top:.7rem}main>section>*+h3,#checks>h4{margin-top:1.2rem}
h1{font-size:17pt}h2{font-size:13pt}a{color:inherit;text-decoration:none}
h2,h3,h4,h2+.note,h3+.note,caption{break-after:avoid}p,li{orphans:3;widows:3}
.masthead,.answer,.notes>div,.lines li,.key>div,.check,tr,.warnings li,.facts>div{break-inside:avoid}
.check{grid-template-columns:19rem minmax(0,1fr) 8rem;padding:.4rem 0}
.prose li,.method li{padding:.05rem 0}.prose{line-height:1.3;font-size:.93em}.prose li:first-child:not(:last-child){break-after:avoid}
.prose,.method,.note,.warnings,.remarks,.notes dd,caption .about,.answer .said{max-width:none}pre.long{max-height:none}`

const tables = `
thead{display:table-header-group;break-after:avoid;break-inside:avoid}.scroll{overflow:visible}.tall{max-height:none}.tall thead th{position:static;box-shadow:none}table{font-size:.9rem}th,td{padding:.24rem 0}
.cited th:first-child{width:49%}.cited td:last-child{width:26%}.cited{font-size:.8rem}.cited th,.cited td{padding:.16rem 0}.cited th p{display:inline;margin-left:.5em}
.dense,.dense thead th{font-size:6.6pt;overflow-wrap:break-word}.dense th+th,.dense td+td{padding-left:.5rem}.wide th,.wide td,.hash{overflow-wrap:anywhere}
.inputs tbody th p{display:inline;margin-left:.5em}.inputs tbody th p code{font-size:.9em}.note .name{display:none}.inputs td.n,.inputs td:nth-child(3){min-width:0}.inputs th:first-child{width:46%}
tbody tr:nth-child(-n+2):not(:last-child){break-after:avoid}tbody tr:nth-last-child(-n+2):not(:first-child){break-before:avoid}`

const figures = `
:is(#figures,#further-charts,#study-figures)>*+*{margin-top:1rem}:is(#figures,#further-charts,#study-figures) figure{display:grid;grid-template-columns:35mm minmax(0,1fr);gap:0 4mm}:is(#figures,#further-charts,#study-figures) figure .scroll{margin:0}:is(#figures,#further-charts,#study-figures) figcaption .no{display:block}`

const first = `
.question{margin-top:.25rem;font-size:1rem;max-width:none}.block{grid-template-columns:repeat(6,minmax(0,1fr));margin-top:.8rem;border-color:#8a929b}.block>div,.signoff th,.signoff td{border-color:#8a929b;padding:.15rem .5rem}
.block>div{grid-column:span 3;min-height:2.35rem}.block>.revision,.block>.date{grid-column:span 1}.block>.document{grid-column:span 4}
.signoff{margin-top:.5rem}.signoff td{height:1.5rem}.pen tr:first-child td{height:2.4rem}
:is(#summary,#study-summary){margin-top:1.1rem}:is(#summary,#study-summary)>*+*{margin-top:.6rem}.answer .said{font-size:1.2rem}.verdict{margin-top:.25rem}
.lines li{grid-template-columns:minmax(0,1fr) 12rem 10.5rem;padding:.1rem 0}.lines .bar{grid-column:auto;grid-row:auto}.lines svg{height:16px}
.key{grid-template-columns:repeat(4,1fr);gap:.5rem 1.2rem}.key dt{font-size:.8125rem;line-height:1.25;hyphens:auto}.key .figure{font-size:1.35rem}.key .words{font-size:1rem}
.beside{display:grid;grid-template-columns:minmax(0,1fr) var(--width);gap:3mm}.beside .key{grid-template-columns:repeat(auto-fill,minmax(32mm,1fr))}.beside svg{max-height:var(--height)}.beside .note{font-size:.8125rem}
.notes{font-size:.9rem;line-height:1.35}.notes>div{grid-template-columns:6.5rem minmax(0,1fr);padding:.25rem 0}`

const contents = `
.contents{display:none}main>.contents{display:block;margin:0;font-size:.95rem}main>.contents::before{content:"Contents";font-size:13pt;font-weight:650;display:block;margin-bottom:.4rem}
main>.contents ul{display:block;columns:auto}main>.contents li{break-inside:avoid}main>.contents a{display:grid;grid-template-columns:1.6rem auto minmax(1rem,1fr) max-content;padding:.1rem 0}
main>.contents .label{display:inline;grid-column:4}main>.contents a::after{content:"";grid-column:3;grid-row:1;align-self:end;border-bottom:1px dotted #8a929b;margin:0 .4rem .3em}
main>.contents .drawn{display:block;columns:2;column-gap:2rem;margin-top:.8rem;font-size:.85rem}main>.contents .drawn a{grid-template-columns:4.2rem minmax(0,1fr) max-content}main>.contents .drawn a::after{content:none}main>.contents .drawn .label{grid-column:3;padding-left:.5rem}
.only-standard{display:block;margin-top:.5rem;color:var(--quiet);font-size:.85rem}.front{margin-top:1rem}`

const modes = `
.print-standard .only-full,.print-standard :is(#values,#record),.print-full .only-standard,.print-summary :is(.contents,.front,main>section:not(#summary,#study-summary)){display:none}
.print-full details::details-content{content-visibility:visible;display:block}`

export const printRules = `${page}@media print{${[flow, tables, figures, first, contents, modes].join('')}}`
