/** The styles of the register: a line of 36 px for each entry; on a phone two lines without a table. */

export const registerCss = `
.page.runs{display:block;max-width:none;padding:1rem 1.5rem 3rem}
.runs h1{font-size:1.25rem}
.runs .filter{display:flex;flex-wrap:wrap;gap:.5rem .9rem;align-items:end;margin:.6rem 0 .75rem}
.filter label{display:block;font-size:.75rem;color:var(--quiet)}
.filter :is(input:not([type=checkbox]),select){display:block;border:1px solid var(--rule);border-radius:4px;background:var(--page);color:var(--ink);padding:.2rem .5rem;font:inherit;font-size:.875rem;max-width:100%;height:2rem}
.filter select[name=domain]{max-width:15rem}
.filter .tick{display:flex;gap:.4rem;align-items:center;height:2rem;font-size:.875rem;color:var(--ink)}
.filter button{height:2rem;padding:0 .9rem}
.filter details>div{display:flex;flex-wrap:wrap;gap:.5rem .9rem;align-items:end}
.filter summary{font-size:.875rem;color:var(--accent);line-height:2rem}
@supports selector(::details-content){@media (min-width:40.01rem){.filter summary{display:none}.filter details::details-content{content-visibility:visible}}}
.filter .wide{flex:1 1 14rem}
.filter p.wide{flex-basis:100%;margin:0}
.runs .note{font-size:.8125rem;margin:.25rem 0}
.pick-two{display:flex;gap:.75rem;align-items:center;font-size:.8125rem;color:var(--quiet);position:sticky;top:0;z-index:2;background:var(--page);padding:.25rem 0}
.pick-two button{padding:.2rem .8rem;font-size:.8125rem}
.runs .further{display:flex;gap:1.25rem;margin-top:1rem}
.register table{table-layout:fixed;width:100%;font-size:.8125rem}
.register th{font-weight:500;text-align:left}
.register thead :is(th,td){height:2rem;padding:0 .5rem;border-bottom:1px solid var(--ink);vertical-align:middle;white-space:nowrap}
.register thead a{color:inherit;text-decoration:none}
.register thead :is(a:hover,[aria-sort] a){color:var(--accent)}
.register tbody td{height:36px;padding:0 .5rem;vertical-align:middle;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;line-height:1.3}
.register tbody tr:hover td{background:var(--faint)}
.register tr:has(:checked) td{background:var(--faint);box-shadow:inset 0 -1px var(--accent),inset 0 1px var(--accent)}
.register .group th{height:36px;padding:.35rem .5rem 0;font-weight:650;border-bottom:1px solid var(--rule)}
.register :is(.utilisation,.ways){text-align:right}
.register .pick{text-overflow:clip}
@media (min-width:40.01rem){.register .pick{width:2.2rem}.register .document{width:10.5rem}.register .revision{width:3.75rem}.register .result{width:24%}.register .utilisation{width:6rem}.register .date{width:9.5rem}.register .ways{width:3.75rem}}
@media (max-width:64rem) and (min-width:40.01rem){.register .document{width:8rem}}
.register .title a{color:inherit;text-decoration-color:var(--rule)}
.register .title a:hover{color:var(--accent)}
.register:not(:has(.pick input)) .title .tag{display:none}
.register .badge{font-size:.6875rem;padding:.05rem .4rem;margin-right:.35rem}
@media (max-width:40rem){.page.runs{padding:.75rem 1rem 3rem}
.register :is(table,tbody){display:block}
.register thead,.register thead tr{display:flex;flex-wrap:wrap;gap:0 .9rem;width:auto}
.register thead td{display:none}.register thead th{padding:0;border:0;height:2.25rem;line-height:2.25rem;text-align:left}
.register thead{border-bottom:1px solid var(--ink)}
.register tbody tr:not(.group){display:grid;grid-template-columns:2.6rem max-content minmax(0,1fr) max-content;gap:.15rem .6rem;align-items:center;padding:.5rem 0;border-bottom:1px solid var(--rule)}
.register tbody td{height:auto;padding:0;border:0}
.register tbody tr:has(:checked) td{box-shadow:none}
.register .group,.register .group th{display:block}
.register tbody td.pick{grid-area:1/1/3/2;text-align:left;align-self:start}.register tbody .pick input{width:1.4rem;height:1.4rem;margin:0}
.register tbody td.title{grid-area:1/2/2/5;font-size:.875rem;white-space:normal}
.register tbody td.ways{grid-area:3/1;text-align:left}
.register tbody td.result{grid-area:2/2/3/4}
.register tbody td.utilisation{grid-area:2/4}
.register tbody td.document{grid-area:3/2;color:var(--quiet)}
.register tbody td.revision{grid-area:3/3;color:var(--quiet)}
.register tbody td.date{grid-area:3/4;color:var(--quiet)}
.filter label{flex:1 1 9rem;min-width:0}.filter :is(input:not([type=checkbox]),select){width:100%;height:2.4rem}.filter .wide{flex-basis:100%}.filter button{height:2.4rem}}`
