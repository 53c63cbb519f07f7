/** What the pages of the service add to the stylesheet of the report and of the case. */

const frame = `
.top{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:.6rem max(1.25rem,calc((100% - 75rem)/2 + 1.25rem));border-bottom:1px solid var(--rule);font-size:.9375rem}
.top .brand{font-weight:700;letter-spacing:-.01em;color:var(--ink);text-decoration:none}
.top nav{display:flex;gap:1rem;margin-left:auto}
.top nav a{text-decoration:none;padding:.2rem 0}
.top a[aria-current=page]{color:var(--ink)}
.seek{flex:1 1 14rem;max-width:26rem}
input[type=search]{width:100%;border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.35rem .6rem;min-width:0}
a.button{display:inline-block;background:var(--faint);border:1px solid var(--rule);border-radius:4px;padding:.3rem .75rem;font-size:.9375rem;color:inherit;text-decoration:none}
body:has(.explorer) .top{padding-inline:max(1.25rem,calc((100% - 88rem)/2 + 1.25rem))}
.ways{margin-top:1.25rem}
.docs main>section{margin-top:1.5rem;padding-top:.75rem}
.docs main>section>*+*{margin-top:.4rem}
.docs main>section>*+h3{margin-top:1.75rem}
.docs h2{font-size:1.125rem}
@media (min-width:78rem){.page:not(.explorer){display:block}}
@media (max-width:40rem){.top{padding:.5rem 1rem}body:has(.explorer) .seek{display:none}.top nav a{padding:.5rem 0}}
@media print{.top,.titles,#record,#report-link{display:none}}`

const workflow = `
.standing{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:start;justify-content:space-between}
.said-now{flex:1 1 20rem;min-width:0}
.beside-verdict{max-width:100%}
.standing:has(.is-recorded) .said-now .tag{display:none}
.is-recorded .primary{display:none}
.recorded>span{display:block;font-size:.8125rem;color:var(--quiet);margin-top:.3rem}
#report-link{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
.titles{margin-top:2rem;border:1px solid var(--rule);border-radius:4px;padding:.5rem .9rem}
.titles .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:.6rem 1rem;margin-top:.75rem}
.titles :is(label,.heading){display:block;font-size:.8125rem;color:var(--quiet)}
.titles :is(input[type=text],textarea):not(.cells *){width:100%;border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.3rem .5rem;font:inherit;font-size:.9375rem;color:inherit}
.titles .grid>*{min-width:0}
.titles input[type=file]{max-width:100%;font-size:.875rem}
.titles .wide{grid-column:1/-1}
.titles img{max-height:3rem}
.masthead .facts-line{font-size:.9375rem;color:var(--quiet);margin-top:.5rem}
@media (max-width:40rem){.standing #record,.standing #report-link{position:absolute;right:1rem;top:.5rem;padding:.5rem .9rem;font-size:.9375rem}#report-link{text-transform:capitalize}:is(#record,#report-link) span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.recorded>span{margin:0}.recorded code{font-size:.75rem}}`

const home = `
.home h1{font-size:1.6rem}
.home h1+.note{margin-top:.5rem}
.home .ask{margin-top:1.25rem;max-width:44rem}
#found .note{margin-top:.75rem}
.home .ask input{font-size:1.125rem;padding:.65rem .9rem}
.found{list-style:none;padding:0;margin-top:.75rem;max-width:44rem}
.found li{padding:.6rem 0;border-bottom:1px solid var(--rule)}
.found a{font-weight:600;text-decoration:none}
.found .quiet{font-size:.9375rem;display:block}
.channels{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:1.5rem 2.5rem;margin-top:2.25rem}
.channels h2{font-size:1.0625rem}
.channels summary{padding:.3rem 0}
.channels ul{list-style:none;padding:0 0 .5rem 1rem}
.channels li{padding:.2rem 0}
.recent{margin-top:2.25rem}
.recent h2{font-size:1.0625rem}
.recent ul{list-style:none;padding:0;margin-top:.5rem}
.recent li{padding:.35rem 0;border-bottom:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:.2rem .75rem;align-items:baseline}
.recent .badge{font-size:.75rem;padding:.05rem .4rem}
.word{white-space:nowrap}`

const runs = `
.runs h1,.compare h1{font-size:1.6rem}
.runs .filter{display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:end;margin:1.25rem 0}
.filter label{display:block;font-size:.8125rem;color:var(--quiet)}
.filter input,.filter select{display:block;border:1px solid var(--rule);border-radius:4px;background:var(--page);color:var(--ink);padding:.35rem .6rem;font:inherit;font-size:.9375rem;max-width:100%;height:2.3rem}
.filter button{height:2.3rem}
.runs .pick{width:2rem}
.filter .wide{flex:1 1 16rem}
.filter p.wide{flex-basis:100%;margin:0}
.runs table,.compare table{font-size:.9375rem}
.runs td,.compare td,.compare tbody th{vertical-align:top}
.runs td .titled{display:block}
.runs .answered{min-width:14rem}
.runs .badge,.compare .badge{font-size:.75rem;padding:.05rem .4rem}
.runs .further{display:flex;gap:1.25rem;margin-top:1rem}
.compare .said{font-size:1.125rem;margin:.75rem 0 1rem}
.compare h2{font-size:1.0625rem;margin-top:1.75rem}
.compare tbody th{font-weight:400;text-align:left}
.compare tbody th code{display:block;overflow-wrap:anywhere}
.compare td{overflow-wrap:break-word}
.compare main>p:last-child{margin-top:1.5rem}
.compare section{border:0;padding-top:0;margin-top:0}
.compare .ref{overflow-wrap:anywhere;display:block}
.compare td:first-of-type{min-width:9rem}
@media (max-width:40rem){.runs thead{display:none}.runs tbody tr{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.6rem 0;border-bottom:1px solid var(--rule)}.runs tbody td{border:0;padding:0}.runs .workflow,.runs .answered{flex-basis:100%}.runs .pick::before{content:attr(data-name) ' '}.runs .pick{width:auto}}`

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

export const pageCss = [frame, workflow, home, runs, fleet].join('').replaceAll('\n', '')
