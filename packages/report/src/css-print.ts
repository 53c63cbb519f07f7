/** On paper: sections on pages of their own, a first sheet in a frame, nothing cut off or left alone, and how much of it is printed. */
import { FRAMED, SHEET } from './paper.ts'

const page = `
@page{${SHEET.upright}font:8pt/1.3 system-ui,sans-serif;color:#59636e;@top-left{vertical-align:bottom;padding-bottom:4mm}@top-right{vertical-align:bottom;padding-bottom:4mm}
@bottom-left{vertical-align:top;padding-top:4mm}@bottom-right{vertical-align:top;padding-top:4mm;content:"page " counter(page) " of " counter(pages)}}`

const flow = `
${SHEET.letters}line-height:1.4}.page{max-width:none;padding:0;display:block}.skip{display:none}
main>section{margin-top:0;padding-top:0;border:0}.front+section,.contents+section{margin-top:1.6rem}
main>section>*+*{margin-top:.7rem}main>section>*+h3,#checks>h4{margin-top:1.2rem}
h1{font-size:17pt}h2{font-size:13pt}a{color:inherit;text-decoration:none}
h2,h3,h4,h2+.note,h3+.note,caption{break-after:avoid}caption{break-inside:avoid}p,li{orphans:3;widows:3}
.strip,.answer,.notes dd,.key>div,.check,tr,.warnings li,.facts>div{break-inside:avoid}
.check{grid-template-columns:19rem minmax(0,1fr) 8rem;padding:.4rem 0}
.prose li,.method li{padding:.05rem 0}.prose{line-height:1.3;font-size:.93em}h3:has(+.prose>li:only-child){break-before:avoid}.prose li:first-child:not(:last-child){break-after:avoid}.prose li:nth-last-child(-n+3):not(:first-child){break-before:avoid}
.prose,.method,.note,.warnings,.remarks,.notes dd,caption .about,.answer .said{max-width:none}pre.long{max-height:none}`

const tables = `
thead{display:table-header-group;break-after:avoid;break-inside:avoid}.scroll{overflow:visible}.tall{max-height:none}.tall thead th{position:static;box-shadow:none}table{font-size:.9rem}th,td{padding:.24rem 0}
.cited th:first-child{width:49%}.cited td:last-child{width:26%}.cited{font-size:.8rem}.cited :is(th,td){padding-top:.16rem;padding-bottom:.16rem}.cited th p{display:inline;margin-left:.5em}
.dense,.dense thead th{font-size:6.6pt;overflow-wrap:break-word}.dense caption{font-size:.9rem}.dense th+th,.dense td+td{padding-left:.5rem}.wide th,.wide td,.hash{overflow-wrap:anywhere}
.inputs tbody th p{display:inline;margin-left:.5em}.inputs tbody th p code{font-size:.9em}.note .name{display:none}.inputs td.n,.inputs td:nth-child(3){min-width:0}.inputs th:first-child{width:38%}.inputs thead th{white-space:nowrap}.inputs :is(th,td)+:is(th,td){padding-left:.8rem}.inputs td:nth-child(6){min-width:4.7em}#nomenclature tbody th{width:40%}#nomenclature td.n{white-space:normal;width:22%}
table:not(:has(tbody tr:nth-child(13))){break-inside:avoid}tbody tr:nth-child(-n+2):not(:last-child){break-after:avoid}tbody tr:nth-last-child(-n+2):not(:first-child){break-before:avoid}`

const figures = `
:is(#figures,#further-charts,#study-figures)>*+*{margin-top:1rem}:is(#figures,#further-charts,#study-figures) figure{display:grid;grid-template-columns:35mm minmax(0,1fr);gap:0 4mm}:is(#figures,#further-charts,#study-figures) figure .scroll{margin:0}:is(#figures,#further-charts,#study-figures) figcaption .no{display:block}`

/** The foot stands at the lower edge of the first sheet: a float keeps its room, and what has none beside it goes on overleaf. */
const first = `
.page{position:static}.masthead::before{content:"";float:left;width:0;height:calc(var(--sheet) - var(--foot))}
.whole,.matter{display:flow-root}.foot-room{float:left;clear:left;width:100%;height:var(--foot)}
.foot{position:absolute;top:calc(var(--sheet) - var(--foot));left:${FRAMED.pad}mm;right:${FRAMED.pad}mm;margin:0!important;height:var(--foot)}
.masthead .origin,.restated,:is(#summary,#study-summary)>*{margin-left:${FRAMED.pad}mm;margin-right:${FRAMED.pad}mm}.strip{border:0;border-bottom:.3mm solid var(--ink);grid-template-columns:minmax(0,1fr) 54mm}.strip:has(.brand){grid-template-columns:34mm minmax(0,1fr) 54mm}.strip>*{padding:1.6mm 3mm}.strip>*+*{border-left:.2mm solid var(--ink)}.strip .overline{margin:0;font-size:8pt}.strip h1{font-size:14pt;letter-spacing:-.01em}.strip .question{font-size:8pt;line-height:1.3;margin-top:.4mm;max-width:none}
.boxes{font-size:8pt;line-height:1.35}.origin{font-size:7pt;margin-top:1.2mm;line-height:1.3}.origin span:has(.change){display:none}
:is(#summary,#study-summary)>h2{font-size:1pt;line-height:0;height:0;margin-top:0;color:#fff}:is(#summary,#study-summary)>h2+*{margin-top:2mm}:is(#summary,#study-summary)>*+*{margin-top:2mm}:is(#summary,#study-summary)>h3+*{margin-top:.4mm}:is(#summary,#study-summary) h3{font-size:9.2pt;line-height:1.3}
:is(#summary,#study-summary) .answer{border:.3mm solid var(--quiet);border-left-width:1.4mm;padding:1.4mm 3mm}#summary .answer.pass{border-color:var(--pass)}#summary .answer:is(.open,.accepted){border-color:var(--warn)}#summary .answer:is(.fail,.error){border-color:var(--fail)}.answer .said{font-size:10pt;line-height:1.36;font-weight:600}.answer .tally,.flags{font-size:8pt;margin-top:.4mm}.answer .note,.answer .prose{font-size:8pt}
#summary table{font-size:7.9pt;line-height:1.3}#summary :is(th,td){padding:.55mm 0}#summary :is(th,td)+:is(th,td){padding-left:2mm}#summary thead th{font-size:7.6pt;border-bottom-color:var(--ink)}#summary .made{line-height:1.25}#summary .made .bar .note{white-space:nowrap}#summary .made svg{width:20mm;margin:0}#summary .made .bar{vertical-align:middle;width:22mm}#summary .made .clause{font-size:7.2pt;width:27%}#summary .made th:first-child{width:24%}#summary .note{font-size:7.6pt}
#summary .key{display:block;columns:2;column-gap:6mm}#summary .key>div{overflow-wrap:break-word;display:flex;break-inside:avoid;justify-content:space-between;gap:3mm;font-size:7.9pt;line-height:1.3;padding:.45mm 0;border-bottom:1px solid var(--rule)}#summary .key dt{font-size:inherit;color:inherit}#summary .key>div:has(.words) dt{flex:none;max-width:55%}#summary .key dd{margin:0;text-align:right}#summary .key :is(.figure,.words){font-size:inherit;letter-spacing:0;font-weight:600}
.halves:has(.scroll+.scroll){display:grid;grid-template-columns:1fr 1fr;gap:6mm}.halves .scroll+.scroll{margin:0}.beside{display:grid;grid-template-columns:minmax(0,1fr) var(--width);gap:4mm}.beside svg{max-height:var(--height)}#summary .beside figcaption .note{display:none}
.notes{font-size:7.9pt;line-height:1.27}.notes>div{display:block;position:relative;padding:.8mm 0 .8mm 24mm}.notes dt{position:absolute;left:0;width:23mm;font-weight:600;color:var(--ink)}.notes .warnings li{border:0;padding:0}.notes .warned dt{color:var(--warn)}`

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
