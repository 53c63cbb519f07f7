/** What the page of a case adds to the stylesheet of the report: inputs and answer side by side, each with a scroll of its own. */
import { formCss } from '../../form/view/form-css.ts'

const layout = `
.page.explorer{max-width:none;display:block;padding:0}
.explorer .masthead{display:flex;flex-wrap:wrap;gap:.4rem 1.5rem;align-items:center;padding:.4rem 1.25rem .5rem;border-bottom:1px solid var(--rule)}
.explorer .named{flex:1 1 24rem;min-width:0}@media (min-width:64rem){.explorer .masthead h1{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}}
.explorer .masthead h1{font-size:1.2rem;letter-spacing:-.01em}
.siblings{display:inline-block}.siblings summary{list-style:none}.siblings summary::after{content:' ▾'}.siblings ul{position:absolute;z-index:5;list-style:none;margin:.2rem 0 0;padding:.4rem .9rem;background:var(--page);border:1px solid var(--rule);border-radius:4px;box-shadow:0 6px 18px #00000026}.siblings li{padding:.15rem 0;white-space:normal}
.crumb{font-size:.8125rem;line-height:1.4;color:var(--quiet)}
#tools{display:flex;flex-wrap:wrap;gap:.4rem .75rem;align-items:center}
#tools .choice button,#tools>.choice>*{padding:.25rem .7rem;font-size:.875rem}
.methods{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:.5rem 1.25rem;border-bottom:1px solid var(--rule)}
.outcomes{min-width:0}
.outcomes main:focus{outline:none}
.outcomes main>section{margin-top:1.75rem;contain-intrinsic-size:auto 40rem}
.outcomes main>section:not(#summary)>h2{font-size:1.125rem}
@media screen{main.in-hand>section{content-visibility:auto;overflow-clip-margin:1rem}.away,.tool>span:first-child:not(.starts *){display:none}#summary>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.outcomes main>section:not(.away ~ section):first-of-type,#summary{border:0;padding:0;margin-top:0}}
main.stale:not(:empty,:has(>.sketched)){opacity:.35;filter:saturate(.3)}
.sketched{max-width:36rem;margin:.5rem 0}.sketched h2{font-size:1rem;margin-bottom:.5rem}
main.awaited>*,main[aria-busy=true]>[data-old],.outcomes:has(main.awaited) .said-now{opacity:.45;transition:opacity .2s .25s}
.outcomes main:empty:not(.awaited)::before{content:'Results appear here.';display:block;color:var(--quiet);padding:1.5rem 0}
.explorer .overline{color:var(--quiet)}
.standing{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:space-between;background:var(--page);border-bottom:1px solid var(--rule)}
.said-now{flex:1 1 20rem;min-width:0;font-size:.9375rem}
.standing p{display:flex;flex-wrap:wrap;gap:.25rem .7rem;align-items:baseline}
.standing .use{font-size:1.0625rem;font-weight:650}.standing .quiet{font-size:.8125rem}
.standing .said{font-weight:600}
.standing .flags{margin:0;white-space:nowrap}
.tabs{display:flex;gap:0 1.1rem}
.tabs button{border:0;border-radius:0;background:none;padding:.55rem 0 .45rem;color:var(--quiet);border-bottom:2px solid transparent}
.tabs button[aria-pressed=true]{color:var(--ink);font-weight:600;border-bottom-color:var(--accent)}
.outcomes .answer .said{font-size:.9375rem;line-height:1.45;max-width:none;font-weight:400}
.jumps{display:none}
section,[id^=check-],[id^=step-]{scroll-margin-top:1rem}
.outcomes main>#next{margin-top:1.25rem}.explorer .next{font-size:.875rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}
.desk>*+*,.told>*+*{margin-top:1rem}
.made{font-size:.8125rem}
.made th,.made td{padding:.25rem 0}
.made tbody th{font-weight:500}
.made tbody th a{color:inherit;text-decoration:none}
.made tbody th a:hover{text-decoration:underline}
.made th .quiet{display:block;font-size:.75rem;line-height:1.3}
.made td+td,.made th+td,.made th+th{padding-left:.9rem}
.made .governs .figure{font-weight:650}
.made .bar{width:22%;min-width:4rem;display:table-cell;vertical-align:top}.made tbody th{min-width:9.5rem}.made .bar svg{height:16px}
.made .outcome{white-space:nowrap}
.explorer .key{grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:.6rem 1.5rem}
.explorer .key .figure{font-size:1.25rem}
.explorer .notes{font-size:.8125rem;display:flex;flex-direction:column}.explorer .notes .warned{order:-1}
.taken-as{display:flex;margin-top:.35rem;font-size:.8125rem;color:var(--quiet)}.taken-as button{border:0;background:none;padding:.25rem 0;font:inherit;color:inherit}.taken-as button+button::before{content:'·';padding:0 .5em}.taken-as button:hover{color:var(--accent)}
.explorer figcaption h3{font-size:.875rem}.explorer figcaption .note{font-size:.8125rem;line-height:1.35}.results>.note{font-size:.8125rem}
@media screen and (max-width:40rem){.made,.made tbody{display:block}.made thead{display:none}
.made tbody tr{display:flex;flex-wrap:wrap;gap:0 .9rem;padding:.4rem 0;border-bottom:1px solid var(--rule)}
.made tbody tr>*{border:0;padding:0;order:2}.made tbody th{flex:1 1 0}.made :is(th,.figure,.outcome){order:0}
.made tbody .bar{display:block;flex:0 0 100%;order:1}
.made .n:not(.figure)::before{content:"Demand ";color:var(--quiet)}.made .n+.n:not(.figure)::before{content:"Capacity "}}
@media screen and (min-width:64rem){
body:has(.explorer){height:100vh;display:flex;flex-direction:column}
.page.explorer{flex:1 1 auto;min-height:0;width:100%;display:flex;flex-direction:column}
#bench,#bench>div{flex:1 1 auto;min-height:0;display:flex;flex-direction:column}
.columns{flex:1 1 auto;min-height:0;display:grid;grid-template-columns:25rem minmax(0,1fr)}
.case{overflow-y:auto;background:var(--faint);border-right:1px solid var(--rule);padding:.7rem 1.1rem 2rem;scrollbar-width:thin}
.outcomes{display:flex;flex-direction:column;min-height:0}
.standing{padding:.1rem 1.5rem 0;flex:none}
.outcomes>:is(main,.study){flex:1 1 auto;min-height:0;overflow-y:auto;padding:.75rem 1.5rem 2rem;scrollbar-width:thin}
.desk.drawn{display:grid;grid-template-columns:minmax(0,1.3fr) minmax(0,1fr);gap:1.5rem;align-items:start;margin-top:.75rem}
.desk.drawn>*{margin:0}
.desk.drawn figure{display:flex;flex-direction:column;margin:0}.desk.drawn :is(figcaption,.taken-as){order:1}
.desk.drawn figure svg{width:100%;height:auto}
:is(#figures,#further-charts,#study-figures):not(.away){display:grid;grid-template-columns:repeat(auto-fill,minmax(max(24rem,40%),1fr));gap:1.75rem 2rem;align-items:start}
:is(#figures,#further-charts,#study-figures)>:is(figure,.note,h2){margin:0}:is(#figures,#further-charts,#study-figures)>:is(h2,.note,.wide){grid-column:1/-1}
.case .table-scroll{max-height:9rem}.case .cells td,.case .cells td>:is(input,select,.inner-button){height:1.7rem;font-size:.8125rem}
.case .table-field:not(:focus-within):has(tbody td) :is(.table-tools>button,.table-tools:not(:has(.unit))),.case .field:not(:focus-within,.refused) .list-tools{display:none}
.case .field:has(.list-tools):not(:focus-within,:has(.about[open])){display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:0 .4rem;align-items:center}
.case .field:has(.list-tools):not(:focus-within) textarea{height:1.65rem;min-height:0;padding:.1rem .4rem;font-size:.875rem;resize:none;overflow:hidden;white-space:nowrap}}`

const tries = `
.outcomes main>section#tries>h2{font-size:.875rem}#tries[inert]{opacity:.45}
#tries caption{caption-side:bottom;padding:.35rem 0;font-size:.8125rem;font-weight:400;color:var(--quiet)}
#tries tbody th{min-width:0}#tries td{white-space:nowrap}#tries td:last-child{text-align:right}#tries .quiet-button{padding:0 .25rem;font-size:inherit}
@media screen and (min-width:80rem){main:has(>#tries:not(.away)){display:grid;grid-template:auto auto minmax(min-content,1fr)/minmax(0,1.3fr) minmax(0,1fr);gap:.75rem 1.5rem;align-items:start}
main:has(>#tries:not(.away))>#summary,main:has(>#tries:not(.away)) .desk{display:contents}
main>#tries:not(.away){border:0;padding:0;margin:0}
main:has(>#tries:not(.away))>:not(#tries,#summary),main:has(>#tries:not(.away)) .answer{grid-column:1/-1;margin:0}main:has(>#tries:not(.away)) .told{grid-row:2/span 2}}
`

const tools = `
.choice{display:inline-flex;flex-wrap:wrap;border:1px solid var(--rule);border-radius:4px;overflow:hidden}
.choice>*{white-space:nowrap}.choice button{border:0;border-radius:0;background:none}
.choice button+button{border-left:1px solid var(--rule)}
.choice button[aria-pressed=true]{background:var(--accent);color:var(--on)}
.begins{display:flex;gap:.25rem .75rem;align-items:baseline;font-size:.8125rem;line-height:1.35;color:var(--quiet)}.begins>.notice{flex:1 1 0;border:0;padding:0;color:var(--warn)}.begins>.tools{margin-left:auto}
.tool{display:flex;gap:.5rem;align-items:center}
.starts{display:flex;gap:.4rem}
.starts button{background:none;border:0;padding:0;color:var(--accent);font-size:inherit}
`

const phone = `
@media (max-width:63.99rem){.case{padding:.75rem 1.25rem}.outcomes{padding:0 1.25rem}.fields{columns:2;column-gap:2rem}.field{break-inside:avoid}fieldset{margin-top:0;margin-bottom:1rem}
.said-now{position:fixed;left:0;right:0;bottom:0;z-index:3;background:var(--page);padding:.5rem 1rem calc(.5rem + env(safe-area-inset-bottom));border-top:1px solid var(--rule);box-shadow:0 -4px 16px #0000001a}
.jumps{display:inline-flex;margin-left:auto}.jumps a{padding:.5rem}.explorer{padding-bottom:6rem!important}.outcomes main{padding-top:1rem}}
@media (max-width:40rem){.fields{columns:1}#tools{gap:.35rem .4rem}#tools :is(.choice button,.choice>*,.primary){padding:.3rem .55rem;font-size:.8125rem}.case{padding:.75rem 1rem}.outcomes{padding:0 1rem}.explorer .masthead{padding:.5rem 1rem}
.standing p{gap:.1rem .6rem;font-size:.875rem;line-height:1.4}.lead{display:flex;align-items:center;gap:.25rem}.tabs{gap:0 .6rem;flex-wrap:wrap}.tabs button{padding:.6rem 0 .5rem;font-size:.875rem}
.made td.n,.made thead{white-space:nowrap}.made .bar{display:none}.starts button{padding:.4rem .2rem}}`

const print = `
@media print{#tries{display:none}@page{@bottom-left{content:"Preview, not a recorded report"}}.case>:not(.begins),.begins>.tools,.methods .choice,.actions,.jumps,.tabs,.taken-as,#tools{display:none}.columns{display:block}.standing{border:0}}`

export const caseCss = [layout, tries, tools, formCss, phone, print].join('').replaceAll('\n', '')
