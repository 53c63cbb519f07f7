/** What the page of a case adds to the stylesheet of the report: the form beside the results, boxes, sliders, the standing answer. */

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
.outcomes .answer :is(.said,.verdict),.outcomes .answer:not(:has(.flags)){display:none}
.jump{display:none}
.explorer{scroll-padding-top:5rem}
section,[id^=check-],[id^=step-]{scroll-margin-top:4.5rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}
@media (min-width:64rem){.page.explorer{display:block;max-width:88rem}
.columns{display:grid;grid-template-columns:23rem minmax(0,1fr);column-gap:2.75rem;align-items:start}
.case{position:sticky;top:0;max-height:100vh;overflow-y:auto;padding:.7rem 1rem 3rem .25rem;margin-left:-.25rem;scrollbar-gutter:stable;scrollbar-width:thin}
.outcomes .contents ul{display:flex;border:0;padding:0;position:static}
.outcomes .contents{grid-column:auto;grid-row:auto;margin-top:1rem}}`

const form = `
button,input,select{font:inherit;color:inherit}
button{background:var(--faint);border:1px solid var(--rule);border-radius:4px;padding:.3rem .75rem;font-size:.9375rem;cursor:pointer}
button:hover{border-color:var(--quiet)}
button:disabled{opacity:.5;cursor:default}
.choice{display:inline-flex;flex-wrap:wrap;border:1px solid var(--rule);border-radius:4px;overflow:hidden}
.choice button{border:0;border-radius:0;background:none}
.choice button+button{border-left:1px solid var(--rule)}
.choice button[aria-pressed=true]{background:var(--accent);color:var(--on)}
.tools{display:flex;flex-wrap:wrap;gap:.5rem;justify-content:space-between;align-items:center}
.tools .choice button{padding:.2rem .7rem;font-size:.875rem}
.tools .note{flex:0 0 100%;font-size:.8125rem}
.quiet-button{background:none;border-color:transparent;color:var(--accent);padding:.2rem .25rem;font-size:.875rem}
fieldset{border:0;margin:1.25rem 0 0;padding:0;min-width:0}
legend{font-size:.8125rem;font-weight:600;color:var(--accent);padding:0 0 .35rem;width:100%;border-bottom:1px solid var(--rule)}
.field{padding:.55rem 0 .45rem;border-bottom:1px solid var(--rule)}
.field .name{display:flex;gap:.4rem;align-items:baseline;flex-wrap:wrap}
.field label,.table-field .name>span:first-child{font-size:.875rem;font-weight:500;line-height:1.3}
.field math{color:var(--quiet)}
.about{margin-left:auto;font-size:.8125rem;line-height:1.4;color:var(--quiet)}
.about[open]{flex:0 0 100%;margin:0}
.about summary{list-style:none;width:1.15rem;height:1.15rem;line-height:1.05rem;text-align:center;border:1px solid var(--rule);border-radius:50%;font:italic 600 .75rem/1.05rem Georgia,serif;color:var(--quiet);margin-left:auto}
.about summary::-webkit-details-marker{display:none}
.about p{padding-top:.15rem;max-width:26rem}
.entry{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 .35rem;margin-top:.25rem}
.entry input[type=text],.entry select{border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.25rem .5rem;min-width:0;height:2.1rem;font-size:.9375rem}
.entry input[type=text]{font-variant-numeric:tabular-nums}
.entry input[type=text]:hover,.entry select:hover{border-color:var(--quiet)}
.entry input::placeholder{color:var(--quiet);opacity:.75}
.entry>input:first-child:nth-last-child(2),.entry>select:only-child{grid-column:1/3}
.entry .unit{width:5.4rem;padding:.25rem .2rem;color:var(--quiet)}
.entry input[type=range]{grid-column:1/3}
.refused .entry input[type=text],.refused .entry select{border-color:var(--fail)}
.problem{color:var(--fail);font-size:.8125rem;line-height:1.4;margin-top:.25rem}
.more>summary{font-size:.8125rem;padding:.5rem 0}
.idle label,.idle .entry{opacity:.6}
input[type=range]{appearance:none;-webkit-appearance:none;width:100%;height:1rem;margin:.1rem 0 -.15rem;background:none;cursor:pointer;--share:0%}
input[type=range]::-webkit-slider-runnable-track{height:3px;border-radius:2px;background:linear-gradient(to right,var(--accent) var(--share),var(--rule) var(--share))}
input[type=range]::-webkit-slider-thumb{-webkit-appearance:none;width:13px;height:13px;margin-top:-5px;border-radius:50%;background:var(--accent);border:2px solid var(--page)}
input[type=range]::-moz-range-track{height:3px;border-radius:2px;background:var(--rule)}
input[type=range]::-moz-range-progress{height:3px;border-radius:2px;background:var(--accent)}
input[type=range]::-moz-range-thumb{width:10px;height:10px;border-radius:50%;background:var(--accent);border:2px solid var(--page)}
input[type=range].absent{display:none}
[hidden]{display:none!important}
.rows{list-style:none;padding:0;counter-reset:row}
.rows li{border-left:2px solid var(--rule);padding:.1rem 0 .4rem .75rem;margin:.5rem 0;display:grid;grid-template-columns:1fr 1fr;gap:.35rem .6rem;align-items:end}
.rows .cell label{font-size:.8125rem;font-weight:400;color:var(--quiet)}
.rows .unit{width:3.9rem}.rows .entry input[type=text]{padding:.25rem .4rem}
.row-head{grid-column:1/3;display:flex;justify-content:space-between;align-items:baseline;font-size:.8125rem;font-weight:600}
.entry-rows button{font-size:.8125rem;padding:.2rem .6rem;justify-self:start}`

const phone = `
@media (max-width:64rem){.case{margin-bottom:1rem}
.tools{margin-bottom:.5rem}.fields{columns:2;column-gap:2rem}.field{break-inside:avoid}fieldset{margin-top:0;margin-bottom:1rem}
.standing{position:fixed;left:0;right:0;bottom:0;top:auto;padding:.6rem 1rem calc(.6rem + env(safe-area-inset-bottom));border-top:1px solid var(--rule);border-bottom:0;box-shadow:0 -4px 16px #0000001a}
.jump{display:inline}.explorer{padding-bottom:8rem}section,[id^=check-],[id^=step-]{scroll-margin-top:1rem}}
@media (max-width:40rem){.fields{columns:1}.standing p{display:block;font-size:.875rem;line-height:1.45;max-height:7.6em;overflow:auto}.standing .said{font-size:inherit}.standing .badge{padding:.05rem .45rem}.standing .flags,.standing .jump{margin-left:.4rem}
.entry input[type=text],.entry select{height:2.5rem;font-size:1rem}input[type=range]{height:1.4rem}.about summary{width:1.7rem;height:1.7rem;line-height:1.6rem}}`

const print = `
@media print{.case,.tools,.methods .choice,.actions{display:none}.columns{display:block}.standing{position:static;box-shadow:none;border:0}}`

export const caseCss = [layout, form, phone, print].join('').replaceAll('\n', '')
