/** Title strip, sign-off, summary and the lists after it. */

const head = `
.strip{display:grid;grid-template-columns:minmax(0,1fr) 18rem;border:1px solid var(--ink)}
.strip:has(.brand){grid-template-columns:10rem minmax(0,1fr) 18rem}
.strip>*{padding:.6rem .9rem}
.strip>*+*{border-left:1px solid var(--ink)}
.brand{display:grid;place-items:center}
.logo{max-width:100%;max-height:4rem;object-fit:contain}
@media screen{.logo{background:#fff;padding:2px}.boxes .sheet{display:none}}
.boxes{font-size:.875rem;line-height:1.45}
.boxes>div{display:grid;grid-template-columns:5.2rem minmax(0,1fr)}
.boxes dt{color:var(--quiet)}
.boxes dd{font-weight:600}
.origin{font-size:.8125rem;color:var(--quiet);margin-top:.5rem}
.origin span+span::before{content:"· "}
.change{margin-left:.6em;white-space:nowrap}
@media print{.change{display:none}}
.foot{display:grid;grid-template-columns:1.25fr 1fr;gap:.2rem 1rem;align-content:end;margin-top:1.5rem}
.foot table{font-size:.8125rem;table-layout:fixed}
.foot :is(th,td){padding:.3rem .5rem;border:1px solid var(--ink);overflow-wrap:break-word}
.foot thead th{color:var(--ink)}
.signoff tr>:first-child{width:5.2rem}
.issues tr>:first-child{width:2.8rem}.issues tr>:nth-child(2){width:5.8rem;white-space:nowrap}.issues tr>:last-child{width:4rem}
.foot>p{font-size:.75rem;grid-column:1/3}
.foot td{height:1.6em}
@media screen{.foot .empty,.pen,.boxes .empty{display:none}}
@media print{main .foot{gap:1mm 4mm}main .foot table{font-size:7.5pt;line-height:1.2}main .foot :is(th,td){padding:.75mm 1.3mm}main .foot thead th{font-size:7.5pt}.foot tbody :is(td,th){height:4.9mm}main .foot .pen tr:first-child td{height:7mm}.foot .signoff tr>:first-child{width:17mm}.foot .issues tr>:first-child{width:9mm}.foot .issues tr>:nth-child(2){width:19mm}.foot .issues tr>:last-child{width:15mm}.foot>p{font-size:7pt;line-height:1.2}}
@media (max-width:40rem){.strip,.strip:has(.brand){grid-template-columns:minmax(0,1fr)}.strip>*+*{border-left:0;border-top:1px solid var(--ink)}.brand{justify-content:start}.foot{grid-template-columns:minmax(0,1fr)}.foot>p{grid-column:1}}`

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
.answer .tally{margin-top:.4rem;color:var(--quiet)}
.made .figure{font-weight:600}
#summary .on-sheet td.bar{display:table-cell;min-width:6rem}
@media screen and (max-width:40rem){#summary .on-sheet :is(thead,.clause,td:last-child){display:none}#summary .on-sheet,#summary .on-sheet tbody{display:block}#summary .on-sheet tr{display:grid;grid-template-columns:1fr auto auto;gap:0 .75rem;padding:.3rem 0}#summary .on-sheet :is(th,td){border:0;padding:0}#summary .on-sheet :is(th,td.bar){grid-column:1/-1;justify-self:stretch}#summary .on-sheet td.bar svg{width:100%}}
#summary .on-sheet .clause{font-size:.8125rem}
#summary .on-sheet td.outcome{text-align:left;white-space:nowrap}
#summary .on-sheet td.outcome.pass{color:var(--pass)}#summary .on-sheet td.outcome.fail{color:var(--fail)}#summary .on-sheet td.outcome.accepted{color:var(--warn)}
.halves .scroll+.scroll{margin-top:0}.halves .scroll+.scroll thead{display:none}@media print{.halves .scroll+.scroll thead{display:table-header-group}}
.inputs-brief .words{white-space:normal}
.inputs-brief .source{white-space:nowrap}
.key{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1.1rem 2rem}
.results>.note{margin-top:.6rem}
.key dt{font-size:.875rem;line-height:1.35;color:var(--quiet)}
.key dd{margin-top:.1rem}
.key .figure{white-space:nowrap;font-size:1.625rem;line-height:1.2;font-weight:500;letter-spacing:-.02em}
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
@media (max-width:40rem){.answer .said{font-size:1.2rem}.beside{display:block}.beside figure{margin-top:1rem}.key{grid-template-columns:1fr 1fr;gap:1rem}.key .figure{white-space:nowrap;font-size:1.375rem}
.notes>div{grid-template-columns:minmax(0,1fr)}.notes dt,.notes dd{grid-column:1;grid-row:auto}}`

const lists = `
.contents .label,.contents .drawn,.only-standard{display:none}
.contents .no{color:var(--quiet)}
.front{margin-top:2rem}
.front>*+*{margin-top:1rem}
.remarks{white-space:pre-line;max-width:46rem}`

export const documentRules = [head, summary, lists].join('')
