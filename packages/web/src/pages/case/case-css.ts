/** What the page of a case adds to the stylesheet of the report: the form beside the results, the standing answer. */
import { formCss } from '../../form/view/form-css.ts'

const layout = `
.explorer{max-width:60rem}
.methods{margin-top:1.25rem;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center}
.explorer .masthead h1{font-size:1.75rem}.explorer .question{font-size:1rem;margin-top:.35rem}
.page.explorer{padding-top:1.5rem}
.columns{margin-top:1.25rem}
.outcomes{min-width:0}
.outcomes .contents{margin-top:1rem}
.outcomes main>section:first-child{margin-top:1.5rem}
.outcomes main:focus{outline:none}
.outcomes main>section{contain-intrinsic-size:auto 40rem}@media screen{main.in-hand>section{content-visibility:auto;overflow-clip-margin:1rem}}
main.stale:not(:empty){opacity:.35;filter:saturate(.3)}
main.awaited>*,main[aria-busy=true]>[data-old],.outcomes:has(main.awaited) .said-now{opacity:.45;transition:opacity .2s .25s}
.outcomes main:empty:not(.awaited)::before{content:'Results appear here.';display:block;color:var(--quiet);padding:1.5rem 0}
.explorer .overline{color:var(--quiet)}
.standing{position:sticky;top:0;z-index:3;background:var(--page);border-bottom:1px solid var(--rule);padding:.7rem 0}
.standing p{display:flex;flex-wrap:wrap;gap:.25rem .7rem;align-items:baseline}
.standing .said{font-weight:500;flex:1 1 18rem}
.standing .flags{margin:0;white-space:nowrap}
.outcomes div.answer:not(.study) :is(.said,.verdict),.outcomes div.answer:not(.study,:has(.flags)){display:none}
.jumps{display:none}
.explorer{scroll-padding-top:5rem}
section,[id^=check-],[id^=step-]{scroll-margin-top:4.5rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}
@media (min-width:64rem){.page.explorer{display:block;max-width:88rem}
.columns{display:grid;grid-template-columns:23rem minmax(0,1fr);column-gap:2.75rem;align-items:start}
.case{position:sticky;top:0;max-height:100vh;overflow-y:auto;padding:.7rem 1rem 3rem .25rem;margin-left:-.25rem;scrollbar-gutter:stable;scrollbar-width:thin}
.outcomes .contents ul{display:flex;border:0;padding:0;position:static}
.outcomes .contents{grid-column:auto;grid-row:auto;margin-top:1rem}}`

const tools = `
.choice{display:inline-flex;flex-wrap:wrap;border:1px solid var(--rule);border-radius:4px;overflow:hidden}
.choice button{border:0;border-radius:0;background:none}
.choice button+button{border-left:1px solid var(--rule)}
.choice button[aria-pressed=true]{background:var(--accent);color:var(--on)}
.tools{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}
.tool{display:grid;grid-template-columns:5rem auto;align-items:center;font-size:.875rem;color:var(--quiet)}
.tool button{padding:.25rem .7rem;font-size:.875rem;color:var(--ink)}
.tool .choice{justify-self:start}
.starts{display:flex;gap:.4rem}
.tools .note{flex:0 0 100%;font-size:.8125rem}
.case>.notice{margin:.9rem 0;font-size:.875rem;line-height:1.45}`

const phone = `
@media (max-width:63.99rem){.case{margin-bottom:1rem}
.tools{margin-bottom:.5rem}.fields{columns:2;column-gap:2rem}.field{break-inside:avoid}fieldset{margin-top:0;margin-bottom:1rem}
.standing{position:fixed;left:0;right:0;bottom:0;top:auto;padding:.6rem 1rem calc(.6rem + env(safe-area-inset-bottom));border-top:1px solid var(--rule);border-bottom:0;box-shadow:0 -4px 16px #0000001a}
.jumps{display:inline-flex}.jumps a{padding:.5rem}.explorer{padding-bottom:9rem}.masthead h1{text-wrap:wrap}section,[id^=check-],[id^=step-]{scroll-margin-top:1rem}}
@media (max-width:40rem){.fields{columns:1}.explorer .masthead h1{font-size:1.4rem}.explorer .facts-line{font-size:.875rem}
.standing{padding-top:.4rem}.standing p{gap:.1rem .6rem;font-size:.875rem;line-height:1.4}.lead{flex:0 0 100%;display:flex;align-items:center;min-height:2.75rem;padding-right:6rem;gap:.25rem}
.standing .said{flex:0 1 auto;font-size:inherit;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}.standing .said:has(a,button){-webkit-line-clamp:5}.standing .badge{padding:.05rem .45rem}
.outcomes div.answer,.outcomes div.answer:not(:has(.flags)),.outcomes div.answer .said{display:block}.outcomes div.answer:not(.study) .said{font-size:1rem}.outcomes div.answer .flags{margin:0}
.tool .choice button,.starts button{padding:.45rem .8rem}}`

const print = `
@media print{@page{@bottom-left{content:"Preview, not a recorded report"}}.case>:not(.notice),.methods .choice,.actions,.jumps,.contents{display:none}.columns{display:block}.standing{position:static;box-shadow:none;border:0}.standing .said{display:inline}}`

export const caseCss = [layout, tools, formCss, phone, print].join('').replaceAll('\n', '')
