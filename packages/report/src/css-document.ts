/** Title block, sign-off, summary and the lists after it. */

const head = `
.heads{display:flex;gap:1.5rem;justify-content:space-between;align-items:flex-start}
.logo{max-width:9rem;max-height:4rem;flex:none;object-fit:contain}
@media screen{.logo{background:#fff;padding:2px}}
.block{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));margin-top:1.5rem;font-size:.875rem;line-height:1.4;border:1px solid var(--rule);border-width:1px 0 0 1px}
.block>div{padding:.3rem .6rem .35rem;border:1px solid var(--rule);border-width:0 1px 1px 0;grid-column:span 3}
.block>.revision,.block>.date{grid-column:span 1}
.block>.document{grid-column:span 4}
.block dt,.signoff th{font-size:.75rem;font-weight:400;color:var(--quiet)}
.block code{font-size:.95em}
.change{margin-left:.6em;white-space:nowrap}
@media print{.change{display:none}}
.signoff{margin-top:.75rem}
.signoff table{font-size:.875rem;table-layout:fixed}
.signoff th,.signoff td{padding:.25rem .6rem;border:1px solid var(--rule)}
.signoff tr>:first-child{width:6.5rem}
.signoff>p{font-size:.75rem;margin-top:.2rem}
@media screen{.block .empty,.signoff.empty,.pen{display:none}}
@media (max-width:40rem){.block{grid-template-columns:1fr 1fr}.block>div,.block>.document{grid-column:span 2}.block>.revision,.block>.date{grid-column:span 1}.heads{display:block}.logo{margin-top:1rem}.signoff tr>:first-child{width:4.5rem}}`

const summary = `
.answer{border-left:3px solid var(--quiet);padding:.15rem 0 .15rem 1.1rem}
.answer.pass{border-color:var(--pass)}
.answer:is(.open,.accepted){border-color:var(--warn)}
.answer.fail,.answer.error{border-color:var(--fail)}
.answer .said{font-size:1.375rem;line-height:1.35;font-weight:500;letter-spacing:-.01em;max-width:46rem;white-space:pre-line}
.answer .finding{margin-top:.35rem;max-width:46rem}
.verdict{display:flex;flex-wrap:wrap;gap:.35rem .75rem;align-items:center;margin-top:.6rem}
.flags{color:var(--warn);font-size:.9375rem;margin-top:.35rem}
.flags a{color:inherit}
.lines{list-style:none;padding:0}
.lines li{display:grid;grid-template-columns:minmax(0,1fr) 14rem 11.5rem;gap:0 1.25rem;align-items:baseline;padding:.3rem 0;border-bottom:1px solid var(--rule)}
.lines .name a{color:inherit;text-decoration:none}
.lines .name a:hover{text-decoration:underline}
.lines .bar{align-self:center}
.lines .outcome{text-align:right}
.outcome .figure{font-weight:600}
.key{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1.1rem 2rem}
.results>.note{margin-top:.6rem}
.key dt{font-size:.875rem;line-height:1.35;color:var(--quiet)}
.key dd{margin-top:.1rem}
.key .figure{font-size:1.625rem;line-height:1.2;font-weight:500;letter-spacing:-.02em}
.key .words{font-size:1.125rem;font-weight:500}
.beside{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1.5rem}
.beside .key{grid-template-columns:repeat(auto-fill,minmax(9rem,1fr))}
.beside svg{width:100%;height:auto;max-height:24rem}
.notes{font-size:.9375rem;line-height:1.45}
.notes>div{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:0 1rem;padding:.45rem 0;border-top:1px solid var(--rule)}
.notes dt{color:var(--quiet);grid-row:1/20}
.notes dd{grid-column:2;max-width:46rem}
.notes .warned dt{color:var(--warn);font-weight:600}
.notes .warnings li+li{margin-top:.35rem}
.notes p>.no,.notes dd>.no{color:inherit}
.onward{margin-top:1.5rem}.next{list-style:none;padding:0;max-width:46rem}.next li+li{margin-top:.4rem}.next .quiet{display:block;font-size:.875em;line-height:1.35}
@media print{.onward,#next{display:none}}
.own-words{white-space:pre-line}
@media (max-width:40rem){.answer .said{font-size:1.2rem}.beside{display:block}.beside figure{margin-top:1rem}.key{grid-template-columns:1fr 1fr;gap:1rem}.key .figure{font-size:1.375rem}
.lines li{grid-template-columns:minmax(0,1fr) auto}.lines .bar{grid-column:1/3;grid-row:2}.lines .outcome{grid-column:2;grid-row:1}
.notes>div{grid-template-columns:minmax(0,1fr)}.notes dt,.notes dd{grid-column:1;grid-row:auto}}`

const lists = `
.contents .label,.contents .drawn,.only-standard{display:none}
.contents .no{color:var(--quiet)}
.front{margin-top:2rem}
.front>*+*{margin-top:1rem}
.remarks{white-space:pre-line;max-width:46rem}`

export const documentRules = [head, summary, lists].join('')
