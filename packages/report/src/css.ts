/** The stylesheet: typographic, one accent, quiet rules; white, dark, phone and A4 from one set of rules. */

import { figureRules } from '@keelson/figures/figure-rules.ts'
import { chartRules } from './css-charts.ts'
import { documentRules } from './css-document.ts'
import { printRules } from './css-print.ts'
import { stepRules } from './css-steps.ts'
import { mathFont } from './math-font.ts'

const colours = `
:root{color-scheme:light dark;--page:#fff;--ink:#171b20;--quiet:#59636e;--rule:#dde2e7;--faint:#f4f6f8;--accent:#0b5cad;
--pass:#18733f;--fail:#b3261e;--warn:#8a5200;--on:#fff;--hatch:#ffffff8c}
@media screen and (prefers-color-scheme:dark){:root{--page:#121518;--ink:#e4e8ec;--quiet:#9ca7b3;--rule:#2d343b;--faint:#1a1f24;--accent:#79b8ff;
--pass:#56c88c;--fail:#ff8479;--warn:#e5ad54;--on:#101316;--hatch:#12151899}}`

const base = `
@font-face{font-family:"Keelson Math";src:url(data:font/woff2;base64,${mathFont}) format("woff2")}
*{box-sizing:border-box}
html{background:var(--page);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;overflow-wrap:anywhere}
math{font-family:"Keelson Math","STIX Two Math","Cambria Math",math;font-size:1.08em}
h1,h2,h3,h4,p,dl,dd,ul,ol,figure,pre{margin:0}
h1{font-size:2.05rem;line-height:1.15;font-weight:650;letter-spacing:-.02em;text-wrap:balance}
h2{font-size:1.3rem;line-height:1.25;font-weight:650;letter-spacing:-.01em}
h3{font-size:1.0625rem;line-height:1.35;font-weight:600}
h4{font-size:1rem;line-height:1.35;font-weight:600}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code,pre{font:.875em/1.5 ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
.quiet,.note{color:var(--quiet)}
.quiet{font-weight:400}
.note{font-size:.9375rem;max-width:44rem}
.q,.no{white-space:nowrap}
.u{color:var(--quiet);white-space:nowrap}
.tag{display:inline-block;font-size:.75rem;line-height:1.3;font-weight:500;color:var(--accent);border:1px solid;border-radius:3px;padding:0 .35em;vertical-align:.1em;white-space:nowrap}
.unseen,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:focus{position:absolute;left:1rem;top:.5rem;background:var(--page);padding:.25rem .5rem}
.defs{position:absolute}`

const layout = `
.page{max-width:58rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}
main>section{margin-top:3.25rem;padding-top:1rem;border-top:1px solid var(--rule)}
main>section>*+*{margin-top:1rem}
main>section>*+h3,#checks>h4{margin-top:2rem}
main>section>h3+*,#checks>*+*{margin-top:.5rem}
#checks>.checks{margin-top:1rem}
h2 .no{color:var(--quiet);font-weight:500;margin-right:.35em}
caption .no,figcaption .no{color:var(--quiet);font-weight:500;margin-right:.25em}
.overline{font-size:.8125rem;font-weight:500;color:var(--accent);margin-bottom:.4rem}
.question{font-size:1.0625rem;color:var(--quiet);max-width:44rem;margin-top:.6rem}
.badge{font-weight:650;letter-spacing:.03em;color:var(--on);background:var(--quiet);border-radius:3px;padding:.15rem .6rem;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.badge.pass{background:var(--pass)}
.badge.fail,.badge.error{background:var(--fail)}
.badge:is(.open,.accepted){background:var(--warn)}
.badge.unchecked{background:none;color:var(--ink);box-shadow:inset 0 0 0 1px var(--quiet)}
.facts>div{display:grid;grid-template-columns:8.5rem minmax(0,1fr);gap:0 1rem;padding:.2rem 0}
.facts dt{color:var(--quiet)}
.contents{margin-top:1.75rem;font-size:.875rem}
.contents ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.15rem 1.1rem}
.contents a{display:inline-block;padding:.2rem 0;text-decoration:none}
.contents a:hover{text-decoration:underline}
.prose,.method{padding-left:1.15rem;max-width:46rem}
.method{padding-left:1.8rem}
.prose li,.method li{padding:.15rem 0}
.method li::marker{color:var(--quiet)}
.notice{border-left:3px solid var(--warn);padding:.1rem 0 .1rem .9rem;max-width:46rem}
@media (min-width:78rem){.page{max-width:75rem;display:grid;grid-template-columns:minmax(0,56rem) 12rem;column-gap:5rem}
.masthead,main{grid-column:1}.page{position:relative}
main>.contents{position:absolute;top:2.5rem;bottom:5rem;right:1.25rem;width:12rem;margin-top:.7rem}
main>.contents ul{display:block;position:sticky;top:2rem;border-left:1px solid var(--rule);padding-left:1rem}}`

const results = `
.checks{list-style:none;padding:0}
.check{display:grid;grid-template-columns:minmax(0,15rem) minmax(0,1fr) 9.5rem;gap:.2rem 1.25rem;padding:1rem 0;border-bottom:1px solid var(--rule)}
.check:first-child{border-top:1px solid var(--rule)}
.check .name{grid-row:1/4}
.check .name .quiet{font-size:.875rem}
.check .outcome{text-align:right;line-height:1.25}
.check .outcome .figure{font-size:1.25rem;font-weight:600;letter-spacing:-.01em;margin-right:.3rem}
.outcome.pass strong{color:var(--pass)}
.outcome:is(.open,.accepted) strong{color:var(--warn)}
.outcome.fail .figure,.outcome.fail strong{color:var(--fail)}
.check strong{font-weight:600;white-space:nowrap}
.check>.note{grid-column:2/4;font-size:.875rem}
.sides{grid-column:2/4;display:flex;flex-wrap:wrap;gap:0 1.75rem;font-size:.875rem}
.sides dt{display:inline;color:var(--quiet)}
.sides dd{display:inline;margin-left:.45em}
.bar{display:block}
.bar svg{display:block;overflow:visible;margin-top:.1rem}
.track{fill:var(--rule);opacity:.6}
.within{fill:var(--accent)}
.over{fill:var(--fail)}
.hatch{fill:url(#hatching)}
#hatching line{stroke:var(--hatch);stroke-width:4}
.limit{stroke:var(--ink);stroke-width:2}
.beyond{fill:var(--on);font-size:14px;font-weight:700}
.warnings{list-style:none;padding:0;max-width:46rem}
.warnings li{border-left:3px solid var(--warn);padding:.1rem 0 .1rem .9rem}
.warnings li+li{margin-top:.75rem}
.warnings .quiet{font-size:.875rem}`

const data = `
.scroll{overflow-x:auto;overflow-wrap:normal}
.scroll+.scroll{margin-top:1.5rem}
.table+.table{margin-top:2rem}
.table .scroll{margin-top:.6rem}
table{border-collapse:collapse;width:100%;font-size:.9375rem;line-height:1.4}
caption{text-align:left;font-weight:600;padding-bottom:.35rem}
caption .quiet{font-size:.875rem}
caption .about{display:block;margin:0;font-size:.875rem;font-weight:400;color:var(--quiet);max-width:46rem}
th,td{text-align:left;vertical-align:baseline;padding:.4rem 0;border-bottom:1px solid var(--rule)}
:is(th,td)+:is(th,td){padding-left:1.25rem}
thead th{font-size:.8125rem;font-weight:500;color:var(--quiet);vertical-align:bottom;border-bottom-color:var(--quiet)}
tbody th{font-weight:450}
tbody th p{font-size:.8125rem;line-height:1.35}
.n{text-align:right}
td.n{white-space:nowrap}
.k{margin-left:.18em}
td .quiet{font-size:.8125rem}
td.long{min-width:14rem;overflow-wrap:anywhere}
.inputs td.n,.inputs td:nth-child(3){overflow-wrap:break-word;white-space:normal;min-width:7rem}
.idle th,.idle td{color:var(--quiet)}
.slim{width:auto;min-width:min(100%,22rem)}
.tall{max-height:46rem;overflow-y:auto}
.tall thead th{position:sticky;top:0;background:var(--page);box-shadow:inset 0 -1px var(--quiet)}
.dense{font-size:.8125rem}
.dense th+th,.dense td+td{padding-left:.75rem}
.cases tbody th{min-width:9rem}
.cases td.long{width:46%}
.hash{overflow-wrap:anywhere;min-width:12rem;display:inline-block}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--faint);padding:.8rem 1rem;border-radius:3px}
pre code{font-size:1em}
pre.long{max-height:26rem;overflow-y:auto}
summary{cursor:pointer;color:var(--accent)}
details pre{margin-top:.75rem}`

const phone = `
@media (max-width:40rem){caption .about{max-width:calc(100vw - 2rem)}.page{padding:1.5rem 1rem 3rem}h1{font-size:1.65rem}
.facts>div,.facts.wide>div{grid-template-columns:6.5rem minmax(0,1fr)}
.check{grid-template-columns:minmax(0,1fr) auto}.check .name{grid-row:auto}.check .outcome{grid-column:2;grid-row:1}
.check .bar,.check .sides,.check>.note{grid-column:1/3}}`

export const css = [
  colours,
  base,
  layout,
  results,
  data,
  documentRules,
  phone,
  printRules,
  stepRules,
  chartRules,
  figureRules,
]
  .join('')
  .replaceAll('\n', '')
