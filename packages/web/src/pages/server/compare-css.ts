/** The styles of two runs side by side. */

export const compareCss = `
.page.compare{display:block;max-width:64rem;padding-top:1.25rem}
.compare h1{font-size:1.25rem}
.compare .badge{font-size:.75rem;padding:.05rem .4rem}
.compare table{font-size:.875rem;width:100%;table-layout:fixed}
.compare :is(td,th){vertical-align:top;padding:.3rem .75rem .3rem 0;overflow-wrap:anywhere}
.compare .n{padding-right:0}
.compare tbody th{font-weight:400;text-align:left}
.compare thead th:first-child{width:34%}
.compare .heads thead th:first-child{width:9rem}
.compare thead th.n{width:6.5rem}
.compare .heads tbody th{color:var(--quiet)}
.compare .to-run{display:flex;gap:.75rem}
.compare .chief :is(th,td){font-weight:600}
.compare .outcome.fail{color:var(--fail)}
.compare .outcome strong{font-weight:inherit;font-size:.8125rem}
.compare .said{font-size:1.0625rem;margin:.5rem 0 .75rem}
.compare h2{font-size:1rem;margin-top:1.5rem}
.compare section{border:0;padding-top:0;margin-top:0}
.compare .notice{margin-top:1rem;font-size:.875rem}
.compare .everything{margin-top:1.75rem}
.compare tbody th code{display:block}
.compare main>p:last-child{margin-top:1.5rem}
@media (max-width:40rem){.compare table{font-size:.8125rem}.compare .heads thead th:first-child{width:5.5rem}.compare thead th.n{width:4.5rem}}`
