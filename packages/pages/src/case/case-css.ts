/** What the page of a case adds to the stylesheet of the report: the form beside the results, the standing answer. */
import { formCss } from '@keelson/form/view/form-css.ts'

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
main.stale{opacity:.35;filter:saturate(.3)}
.standing{position:sticky;top:0;z-index:3;background:var(--page);border-bottom:1px solid var(--rule);padding:.7rem 0}
.standing p{display:flex;flex-wrap:wrap;gap:.25rem .7rem;align-items:baseline}
.standing .said{font-weight:500;flex:1 1 18rem}
.standing .flags{margin:0;white-space:nowrap}
.outcomes div.answer :is(.said,.verdict),.outcomes div.answer:not(:has(.flags)){display:none}
.jump{display:none}
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
.tools{display:flex;flex-wrap:wrap;gap:.5rem;justify-content:space-between;align-items:center}
.tools .choice button{padding:.2rem .7rem;font-size:.875rem}
.tools .note{flex:0 0 100%;font-size:.8125rem}
.case>.notice{margin-top:.75rem;font-size:.875rem;line-height:1.45}`

const phone = `
@media (max-width:64rem){.case{margin-bottom:1rem}
.tools{margin-bottom:.5rem}.fields{columns:2;column-gap:2rem}.field{break-inside:avoid}fieldset{margin-top:0;margin-bottom:1rem}
.standing{position:fixed;left:0;right:0;bottom:0;top:auto;padding:.6rem 1rem calc(.6rem + env(safe-area-inset-bottom));border-top:1px solid var(--rule);border-bottom:0;box-shadow:0 -4px 16px #0000001a}
.jump{display:inline}.explorer{padding-bottom:8rem}section,[id^=check-],[id^=step-]{scroll-margin-top:1rem}}
@media (max-width:40rem){.fields{columns:1}.standing p{display:block;font-size:.875rem;line-height:1.45;max-height:7.6em;overflow:auto}.standing .said{font-size:inherit}.standing .badge{padding:.05rem .45rem}.standing .flags,.standing .jump{margin-left:.4rem}}`

const print = `
@media print{.case,.tools,.methods .choice,.actions{display:none}.columns{display:block}.standing{position:static;box-shadow:none;border:0}}`

export const caseCss = [layout, tools, formCss, phone, print].join('').replaceAll('\n', '')
