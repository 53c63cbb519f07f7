/** What the pages of the service add to the stylesheet of the report and of the case. */
import { docsNavCss } from '../case/docs-nav.ts'
import { topCss } from '../case/top-bar.ts'
import { compareCss } from './compare-css.ts'
import { registerCss } from './register-css.ts'

const frame = `
input[type=search]{width:100%;border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.35rem .6rem;min-width:0}
a.button{display:inline-block;background:var(--faint);border:1px solid var(--rule);border-radius:4px;padding:.3rem .75rem;font-size:.9375rem;color:inherit;text-decoration:none}
.ways{margin-top:1.25rem}
.docs main>section{margin-top:1.5rem;padding-top:.75rem}
.docs main>section>*+*{margin-top:.4rem}
.docs main>section>*+h3{margin-top:1.75rem}
.docs h2{font-size:1.125rem}
@media (min-width:78rem){.page:not(.explorer){display:block}}
@media print{.titles,#record,#report-link{display:none}}`

const workflow = `
.beside-verdict{max-width:100%;display:flex;gap:.75rem;align-items:center}
.explorer:has(.is-recorded) .said-now .tag{display:none}
.is-recorded .primary{display:none}
.recorded:not(:empty){display:flex;gap:.6rem;align-items:center}.recorded>span{font-size:.75rem;line-height:1.3;color:var(--quiet);max-width:13rem}
#report-link{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
.titles{margin-top:1.25rem;border-top:1px solid var(--rule);padding:.5rem 0}
.titles .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.4rem .75rem;margin-top:.5rem}
.titles :is(label,.heading){display:block;font-size:.8125rem;color:var(--quiet)}
.titles :is(input[type=text],textarea):not(.cells *){width:100%;border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.3rem .5rem;font:inherit;font-size:.9375rem;color:inherit}
.titles .grid>*{min-width:0}
.titles input[type=file]{max-width:100%;font-size:.875rem}
.titles .wide{grid-column:1/-1}
.titles img{max-height:3rem}
`

const home = `
.page.home{max-width:82rem;padding-top:1.75rem}
.begin{display:grid;grid-template-columns:minmax(0,1.35fr) minmax(0,1fr);gap:1.5rem 2.5rem;align-items:start}
.begin>.recent{border-left:1px solid var(--rule);padding-left:1.75rem}
.home section{border:0;margin:0;padding-top:0}
.home h1{font-size:1.5rem}
.home .ask{margin-top:.75rem}
.home .ask input{font-size:1.0625rem;padding:.6rem .9rem}
.asking .note{font-size:.875rem;margin-top:.75rem}
.questions{list-style:none;display:flex;flex-wrap:wrap;gap:.4rem;padding:0;margin-top:.75rem;font-size:.8125rem}
.questions a{display:block;border:1px solid var(--rule);border-radius:1rem;padding:.2rem .75rem;color:inherit;text-decoration:none}
.questions a:hover{border-color:var(--accent)}
.recent h2{font-size:.8125rem;text-transform:uppercase;letter-spacing:.05em;color:var(--quiet)}
.recent ul{list-style:none;padding:0;margin-top:.35rem;font-size:.875rem}
.recent li{padding:.3rem 0;border-bottom:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline;justify-content:space-between}
.recent li>.quiet{flex:0 0 100%;font-size:.75rem}
.recent p{margin-top:.5rem;font-size:.875rem}
.recent .badge{font-size:.75rem;padding:.05rem .4rem}
.recent a,.disciplines a{text-decoration:none}
.kinds{display:flex;flex-wrap:wrap;gap:.4rem .6rem;align-items:center;margin-top:1.25rem;border-top:1px solid var(--rule);padding-top:.9rem;font-size:.8125rem}
.kinds button{font-size:inherit;padding:.2rem .7rem;background:none}
.kinds button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:var(--on)}
.kinds select{border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.15rem .3rem;max-width:14rem}
.kinds label{color:var(--quiet)}
.disciplines{columns:4 17rem;column-gap:1.75rem;margin-top:1rem}
.disciplines section{break-inside:avoid-column;margin-bottom:1.1rem}
.disciplines h2{font-size:.8125rem;text-transform:uppercase;letter-spacing:.05em;display:flex;justify-content:space-between;border-bottom:1px solid var(--rule);padding-bottom:.2rem}
.disciplines ul{list-style:none;padding:0;margin-top:.25rem}
.disciplines li{display:flex;gap:.6rem;justify-content:space-between;font-size:.8125rem;line-height:1.35;padding:.1rem 0}
.disciplines li a{color:inherit}.disciplines li a:hover{color:var(--accent);text-decoration:underline}
.disciplines li .quiet{font-size:.6875rem;white-space:nowrap;text-align:right;overflow:hidden;text-overflow:ellipsis;max-width:7.5rem;flex:none}
.word{white-space:nowrap}
@media (max-width:52rem){.begin{grid-template-columns:minmax(0,1fr)}.begin>.recent{border-left:0;padding-left:0}}
@media (max-width:40rem){.disciplines li,.questions a{padding-block:.35rem;font-size:.9375rem}.kinds button{padding:.4rem .7rem}}`

const fleet = `
.fleet h1{font-size:1.6rem;margin-bottom:1rem}
.fleet h2{font-size:1.0625rem}
.fleet section{border:0;padding-top:0;margin-top:1.75rem}
.fleet section>.scroll{margin-top:.5rem}
.fleet .notice{margin:.75rem 0}
.fleet table{font-size:.9375rem}
.fleet :is(td,tbody th){vertical-align:top}
.fleet tbody th{font-weight:400;text-align:left;min-width:11rem}
.fleet td ul{list-style:none;padding:0;margin:0;min-width:12rem}
.fleet .code{font-size:.8125rem;overflow-wrap:anywhere}
.fleet tbody :is(.code,.flag){display:block}
.fleet .flag{color:var(--warn);font-size:.875rem}
.fleet .alarms{border-left:3px solid var(--fail);padding:.1rem 0 .1rem .9rem;margin:1rem 0}
.fleet .alarms :is(h2,strong){color:var(--fail)}
.fleet .alarms ul{list-style:none;padding:0;margin:.4rem 0 0}
.fleet .alarms li+li{margin-top:.5rem}
.fleet .alarms .quiet{display:block;font-size:.875rem}`

const api = `
.page.api{max-width:82rem}
.endpoints{display:grid;grid-template-columns:20rem minmax(0,1fr);gap:2.5rem;margin-top:1.5rem;align-items:start}
.endpoints>nav{position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow-y:auto;font-size:.8125rem}
.endpoints>nav h2{font-size:.75rem;text-transform:uppercase;letter-spacing:.05em;color:var(--quiet);margin-top:.9rem}
.endpoints>nav ul{list-style:none;padding:0}
.endpoints>nav a{display:block;text-decoration:none;padding:.1rem 0;color:inherit;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.endpoints>nav a:hover{color:var(--accent)}
.endpoints>nav code{font-size:.75rem}
.verb{font-size:.6875rem;font-weight:600;color:var(--accent);display:inline-block;min-width:3.2rem}
.endpoints section{border:0;padding:0;margin:0}
.endpoints section+section{margin-top:2.5rem}
.endpoints article{border-top:1px solid var(--rule);padding:1.1rem 0}
.endpoints h3{font-size:1rem}
.endpoints h3 a{color:inherit;text-decoration:none}
.endpoints article>*+*{margin-top:.5rem}
.endpoints article>.quiet{font-size:.875rem}
.parameters{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.2rem 1.25rem;font-size:.875rem}
.parameters dd{margin:0}
.try{background:var(--faint);border-radius:4px;padding:.75rem 1rem}
.try label{display:block;font-size:.8125rem;color:var(--quiet)}
.try>*+*:not(:empty){margin-top:.5rem}.try .way{display:flex;gap:.75rem;align-items:end}.way label{flex:1}.try .quiet{font-size:.8125rem}
.try :is(input,textarea){display:block;width:100%;border:1px solid var(--rule);border-radius:4px;background:var(--page);color:var(--ink);padding:.35rem .6rem;font:.8125rem/1.5 ui-monospace,Menlo,Consolas,monospace;resize:vertical}
.sent pre{font-size:.8125rem;background:var(--page);border:1px solid var(--rule);max-height:28rem;overflow:auto;margin-top:.4rem}
.answered{font-size:.875rem;font-weight:600}
@media (max-width:60rem){.endpoints{grid-template-columns:minmax(0,1fr)}.endpoints>nav{position:static;max-height:none;columns:17rem}.endpoints>nav h2{break-after:avoid}.parameters{grid-template-columns:minmax(0,1fr)}.parameters dd{margin-bottom:.4rem}}`

export const pageCss = [topCss, docsNavCss, frame, workflow, home, registerCss, compareCss, fleet, api]
  .join('')
  .replaceAll('\n', '')
