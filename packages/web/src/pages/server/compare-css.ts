/** The styles of two runs side by side. */

export const compareCss = `
.compare h1{font-size:1.6rem}
.compare .badge{font-size:.75rem;padding:.05rem .4rem}
.compare table{font-size:.9375rem}
.compare td,.compare tbody th{vertical-align:top}
.compare .said{font-size:1.125rem;margin:.75rem 0 1rem}
.compare h2{font-size:1.0625rem;margin-top:1.75rem}
.compare tbody th{font-weight:400;text-align:left}
.compare tbody th code{display:block;overflow-wrap:anywhere}
.compare td{overflow-wrap:break-word}
.compare main>p:last-child{margin-top:1.5rem}
.compare section{border:0;padding-top:0;margin-top:0}
.compare .ref{overflow-wrap:anywhere;display:block}
.compare td:first-of-type{min-width:9rem}`
