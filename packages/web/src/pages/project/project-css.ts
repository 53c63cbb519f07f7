/** The styles of the pages of projects: dense tables of short rows, a drawing that scrolls, editors beneath their rows. */

const frame = `
.page.project{display:block;max-width:none;padding:1rem 1.5rem 4rem}
.project h1{font-size:1.35rem}.project h2{font-size:1.0625rem}.project h3{font-size:.875rem}
.project-head{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:end;justify-content:space-between}
.project-head .named{flex:1 1 26rem;min-width:0}
.about-project{font-size:.9375rem;color:var(--quiet);max-width:52rem;margin-top:.15rem}
.project-tools{display:flex;flex-wrap:wrap;gap:.5rem}
.project-standing{border-block:1px solid var(--rule);margin-top:.75rem;padding:.55rem 0}
.verdict{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;font-size:1.0625rem}
.verdict>span:first-of-type{font-weight:600}
.project .badge{font-size:.8125rem;white-space:nowrap}.rows .badge{font-size:.6875rem;padding:.05rem .4rem}
.project-said:not(:empty){margin-top:.6rem;font-size:.9375rem}
.project-said .running,.run-progress{display:flex;flex-wrap:wrap;gap:.4rem .75rem;align-items:center}
.project progress{accent-color:var(--accent);width:12rem}
.parts{display:flex;flex-wrap:wrap;gap:.1rem 1.25rem;font-size:.9375rem;position:sticky;top:0;z-index:3;background:var(--page);padding:.4rem 0;border-bottom:1px solid var(--rule)}
.parts a{text-decoration:none;padding:.1rem 0}
.project main>section{border:0;margin-top:1.6rem;padding-top:0;scroll-margin-top:2.75rem}
.project main>section>*+*{margin-top:.5rem}
.project [data-part]>*+*{margin-top:.6rem}
.section-head{display:flex;flex-wrap:wrap;gap:.4rem .9rem;align-items:center}
.filter-box input{width:17rem;max-width:60vw;padding:.2rem .55rem;font-size:.875rem}
.filter-count{font-size:.8125rem}
.project .section-head button,.project-tools button{font-size:.875rem}`

const tables = `
.rows{font-size:.8125rem;line-height:1.35}
.rows :is(th,td){padding:.32rem 0;vertical-align:top}
.rows :is(th,td)+:is(th,td){padding-left:.9rem}
.rows thead :is(th,td){border-bottom:1px solid var(--quiet);color:var(--quiet);font-size:.75rem}
.rows tbody th{font-weight:500;text-align:left}
.rows .ways{white-space:nowrap;text-align:right}
.rows tbody tr:hover>:is(th,td){background:var(--faint)}
.rows .figure{font-weight:600}
.rows .group th{padding:.9rem 0 .2rem;font-weight:650;border-bottom-color:var(--quiet)}.rows tr.group:hover th{background:none}
.why-stale,.titled{display:block;font-size:.75rem;color:var(--quiet);font-weight:400;line-height:1.3}
.why-stale:empty{display:none}
.mark{white-space:nowrap;font-weight:550}.mark.pass{color:var(--pass)}.mark.fail{color:var(--fail)}.mark.open{color:var(--warn)}.mark.quiet{color:var(--quiet);font-weight:450}.mark.plain{color:var(--ink)}
.status-mark{white-space:nowrap}.status-mark.assumed{color:var(--warn)}.status-mark.frozen{font-weight:600}
.status-mark.frozen::before{content:"\\25C6\\A0";font-size:.75em}
.value-button{background:none;border:1px dashed var(--rule);border-radius:3px;padding:.05rem .45rem;font-size:inherit;line-height:1.4;text-align:inherit;color:var(--ink);max-width:100%;overflow-wrap:anywhere}
.value-button:hover{border:1px solid var(--accent);color:var(--accent)}
.value-button.is-empty{color:var(--quiet);font-style:italic}
.project .tag.example{color:var(--warn);border-color:currentColor}
.link-mark{color:var(--accent)}
.rows .no a{white-space:nowrap}.rows .no,h2 .no,h1 .no{font-weight:600}
.project td.date{white-space:nowrap}
.verdict-cell .says{display:block;font-size:.75rem;color:var(--quiet);margin-top:.15rem}
.projects .title a{font-size:.9375rem}
.rows .governs th{box-shadow:inset 2px 0 var(--accent);padding-left:.5rem}
.rows td.bar{width:7rem;min-width:4rem;display:table-cell}
.basis .kind{color:var(--quiet)}.basis td.value{white-space:normal}
@media (min-width:40.01rem){.rows:is(.basis,.calculations){table-layout:fixed;min-width:58rem}
.basis th:nth-child(1){width:19%}.basis th:nth-child(2){width:12%}.basis th:nth-child(3){width:13%}.basis th:nth-child(4){width:8%}.basis th:nth-child(5){width:17%}.basis th:nth-child(7){width:12%}
.calculations th:nth-child(1){width:7%}.calculations th:nth-child(2){width:20%}.calculations th:nth-child(3){width:14%}.calculations th:nth-child(4){width:10%}.calculations th:nth-child(6){width:7%}.calculations th:nth-child(7){width:10%}.calculations th:nth-child(8){width:6%}.calculations td.ways{width:9.5rem}}
.rows :is(.used,.uses) a{white-space:nowrap}
.basis code,.inputs-table code{font-size:.8125rem}
.answers{list-style:none;padding:0;columns:2 15rem;column-gap:1.5rem}.answers li{break-inside:avoid}
.register-lines{list-style:none;padding:0;font-size:.875rem}
.register-lines li{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:.1rem 1rem;padding:.22rem 0;border-bottom:1px solid var(--rule)}`

const editors = `
.editor-row>td{background:var(--faint);padding:.7rem .9rem!important}
.editor{display:grid;grid-template-columns:minmax(0,1fr);gap:.6rem;max-width:64rem;text-align:left}
.editor .boxes{display:flex;flex-wrap:wrap;gap:.5rem .9rem;align-items:end}
.editor label,.paste label,.issue label,.new-project label:not(.button){display:block;font-size:.75rem;color:var(--quiet)}
:is(.editor,.paste,.issue,.new-project) :is(input:not([type=file]),select,textarea){display:block;border:1px solid var(--rule);border-radius:4px;background:var(--page);color:var(--ink);padding:.25rem .5rem;font:inherit;font-size:.875rem;max-width:100%}
:is(.editor,.paste,.new-project) textarea:not([hidden]){tab-size:12;width:100%;font:.8125rem/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre;overflow:auto}
.editor .typed{width:15rem}.editor .wide{flex:1 1 16rem}.editor .wide :is(input,select){width:100%}
.editor summary{font-size:.8125rem}
.editor .problem:empty,.editor .read-note:empty{display:none}.editor .read-note{font-size:.75rem;color:var(--quiet)}
.project .actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.project .actions button{font-size:.875rem}
.editor .away-right{margin-left:auto}
.what-if{border-top:1px solid var(--rule);padding-top:.5rem}.what-if>*+*{margin-top:.35rem}
.what-if-verdict{font-size:.875rem}.what-if-verdict .becomes{display:block;font-size:.9375rem}
.what-if .note{font-size:.8125rem}
.moved .turned th{box-shadow:inset 2px 0 var(--warn);padding-left:.5rem}
.paste{border:1px solid var(--rule);border-radius:4px;padding:.75rem .9rem;display:grid;gap:.6rem}
.paste ul{padding-left:1.1rem;font-size:.8125rem}
.paste .added{color:var(--accent)}
.new-project{margin-top:1.5rem;border-top:1px solid var(--rule);padding-top:.6rem}.new-project summary h2{display:inline}
.new-project.is-over form{outline:2px dashed var(--accent);outline-offset:.4rem}.new-project .boxes{display:flex;flex-wrap:wrap;gap:.5rem .9rem}.new-project .boxes .wide{flex:1 1 16rem}.new-project .boxes .wide input{width:100%}.new-project .drop-note{font-size:.8125rem}
.new-project form{display:grid;gap:.6rem;margin-top:.6rem;max-width:60rem}
.file-button:focus-within{outline:2px solid var(--accent);outline-offset:2px}
.project .file-button{background:var(--faint);border:1px solid var(--rule);border-radius:4px;padding:.3rem .75rem;font-size:.875rem;cursor:pointer}
dialog.issue{width:min(96vw,32rem);border:1px solid var(--rule);border-radius:6px;background:var(--page);color:var(--ink);padding:1rem 1.25rem}
dialog.issue::backdrop{background:#0008}dialog.issue form{display:grid;gap:.6rem;margin-top:.5rem}dialog.issue :is(input,textarea){width:100%!important}`

const forms = `
.panel-tools{display:flex;flex-wrap:wrap;gap:.25rem .5rem;font-size:.8125rem}
[data-editing]:empty,#adding:empty,#project-editing:empty{display:none}
:is([data-editing],#project-editing)>form{border:1px solid var(--rule);border-radius:4px;background:var(--faint);padding:.7rem .9rem}
#project-editing{margin-top:.6rem}
.editor .choose{list-style:none;padding:0;margin-top:.4rem}.choose li{display:grid;grid-template-columns:minmax(0,17rem) minmax(0,1fr);gap:.1rem .9rem;align-items:baseline;padding:.2rem 0;border-bottom:1px solid var(--rule);font-size:.8125rem}.choose button{text-align:left;font-size:.8125rem;padding:.1rem 0}.choose .quiet{font-size:.8125rem}
.taking input[type=text]{width:100%;max-width:16rem}.taking .problem{display:block;font-size:.75rem}#taking{margin-top:.9rem;max-width:none}#taking h2{margin-top:.5rem}.taking input:disabled{opacity:.55}
.editor fieldset{border:1px solid var(--rule);border-radius:4px;padding:.4rem .7rem}.editor legend{font-size:.8125rem;font-weight:400;color:var(--quiet);padding:0 .3rem;border:0;width:auto;margin:0}.editor .proposed{list-style:none;padding:0;columns:2 19rem;font-size:.8125rem}.editor .proposed label{font-size:.8125rem;color:var(--ink)}.proposed input{margin-right:.4rem}.editor input[type=checkbox]{width:auto!important;display:inline-block!important}
.workflow-choice input{width:min(100%,26rem)}
.broken{padding-left:1.1rem;font-size:.875rem}
.cases-grid{display:grid;gap:.5rem;grid-template-columns:minmax(0,1fr)}
.typed-cases{width:auto}.typed-cases tbody :is(th,td){padding:.15rem 0}.typed-cases :is(th,td)+:is(th,td){padding-left:.4rem}
.typed-cases thead th{text-align:left;white-space:nowrap;vertical-align:bottom}
.typed-cases td :is(input,select){width:8.5rem}.typed-cases th input{width:11rem}
.editor .typed-cases [aria-invalid]{border-color:var(--fail)}
.typed-cases .problem{display:block;font-size:.75rem;max-width:14rem;font-weight:400;white-space:normal}
.take-out{background:none;border:0;color:var(--quiet);padding:.1rem .4rem;font-size:.9375rem;line-height:1.2}.take-out:hover{color:var(--fail)}
.editor label.inline{display:flex;gap:.4rem;align-items:center;white-space:nowrap}`

const panel = `
.panel{border:1px solid var(--rule);border-radius:4px;padding:.8rem 1rem 1rem;border-left:3px solid var(--accent)}
#calculation>h1{margin-bottom:.5rem}
.panel>*+*{margin-top:.4rem}
.panel-ways{display:flex;flex-wrap:wrap;gap:.2rem .8rem;font-size:.8125rem;margin-left:auto}
.panel-state{font-size:.9375rem}.panel-state .why-stale{display:inline;font-size:.875rem}
.panel-chain{font-size:.8125rem}.panel-chain:empty{display:none}
.panel-columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);gap:1rem 2rem;align-items:start}
.panel-columns>div>*+*{margin-top:.4rem}
.not-provided summary{font-size:.8125rem}
@media (min-width:40.01rem){.inputs-table td.value{width:52%}}
.cases-table+*,.panel .scroll+.scroll{margin-top:1rem}
@media (max-width:64rem){.panel-columns{grid-template-columns:minmax(0,1fr)}}`

const graph = `
.graph-scroll{border:1px solid var(--rule);border-radius:4px;max-height:36rem;overflow:auto}
svg.graph{display:block;max-width:100%;height:auto}
.graph text{font-size:12px;fill:currentColor}
.graph .edge path{fill:none;stroke:var(--quiet);stroke-width:1.25}
.graph .edge text{font-size:11px;color:var(--quiet)}
.graph .edge rect{fill:var(--page)}
.graph marker path{fill:var(--quiet)}
.graph .edge:hover path{stroke:var(--accent);stroke-width:2}
.graph .node{color:var(--ink);text-decoration:none;outline:none}
.graph .node rect{fill:var(--page);stroke:var(--quiet);stroke-width:1}
.graph .node .edge-mark{fill:var(--quiet);stroke:none}
.graph .node:not(.is-current) rect:first-of-type{stroke-dasharray:5 3}
.graph .node.pass .edge-mark{fill:var(--pass)}.graph .node.fail .edge-mark{fill:var(--fail)}.graph .node.open .edge-mark{fill:var(--warn)}
.graph .node.pass .state{color:var(--pass)}.graph .node.fail .state{color:var(--fail)}.graph .node.open .state{color:var(--warn)}
.graph .node.fail rect:first-of-type{stroke:var(--fail)}
.graph .node .edge-mark:only-child{fill:none}
.graph .id{font-weight:650}.graph .figure{font-weight:600}.graph .title{color:var(--quiet)}.graph .state{font-size:11px}
.graph .node:is(:hover,:focus-visible) rect:first-of-type{stroke:var(--accent);stroke-width:2.5;stroke-dasharray:none}`

/** Tables whose rows are cards on a phone. */
const CARDS = '.rows:is(.calculations,.basis,.projects,.inputs-table,.revisions,.moved,.taking)'

const phone = `
@media (max-width:40rem){.page.project{padding:.75rem 1rem 4rem}
.project-tools,.project-tools button{flex:1 1 auto}.parts{position:static;gap:.1rem .9rem;font-size:.875rem}.parts a{padding:.35rem 0}
${CARDS},${CARDS}>tbody,${CARDS}>tbody>tr>:is(th,td){display:block;border:0;padding:0}
${CARDS}>thead{display:none}
${CARDS}>tbody>tr{display:grid;grid-template-columns:minmax(0,1fr) max-content;gap:.15rem .75rem;padding:.5rem 0;border-bottom:1px solid var(--rule)}
${CARDS}>tbody>tr>td:empty{display:none}
${CARDS}>tbody>.group{display:block;padding-top:.75rem}
${CARDS}>tbody>.editor-row,${CARDS}>tbody>.editor-row>td{display:block;padding:0}
.rows>tbody>.editor-row>td{padding:.6rem .7rem!important}
.calculations .no{grid-column:1}.calculations .title{grid-column:1/3}.calculations .state,.calculations .governing-check{grid-column:1}.calculations :is(.outcome,.figure){grid-column:2;text-align:right}.calculations :is(.uses,.newer){grid-column:1}.calculations .uses:not(:empty)::before{content:"Uses ";color:var(--quiet)}
.calculations .ways{grid-column:2}
.basis .name{grid-column:1}.basis td.value{grid-column:2;text-align:right;max-width:52vw}.basis .kind{grid-column:1}.basis .status{grid-column:2;text-align:right}.basis :is(.source,.note-cell,.used){grid-column:1/3}.basis .used:has(a)::before{content:"Used by ";color:var(--quiet)}
.projects :is(.title,.verdict-cell,.date){grid-column:1/3}.projects td.n::before{content:attr(data-head) " ";color:var(--quiet);font-weight:400}.projects td.n{text-align:left}
.taking>tbody>tr>:is(th,td:nth-child(4),td[colspan]){grid-column:1/3}.taking input[type=text]{max-width:none}.taking .take::before{content:"Basis entry ";color:var(--quiet)}
.inputs-table :is(td,th),.revisions>tbody>tr>:is(th,td),.moved>tbody>tr>:is(th,td){grid-column:1/3;width:auto;text-align:left}
.cases-table,.checks-table{min-width:27rem}.moved>tbody>.turned>th{padding-left:.5rem}
.editor .typed,.editor .boxes>label{width:100%;flex:1 1 100%}.editor :is(input,select){width:100%}
.value-button{padding:.25rem .6rem}.project .actions button,.project-tools button{padding:.45rem .8rem}
.register-lines li,.choose li{grid-template-columns:minmax(0,1fr)}.editor .typed-cases :is(td,th) :is(input,select){width:8.5rem}.panel-tools button{padding:.35rem .6rem}
.panel{padding:.7rem .75rem}.panel-ways{margin-left:0}.filter-box{flex:1 1 100%}.filter-box input{width:100%;max-width:none;padding:.4rem .6rem}}
@media print{.project-tools,.parts,.filter-box,.filter-count,#paste,.project [data-since],.project [data-run],.project [data-close]{display:none}.value-button{border:0}.graph-scroll{max-height:none;overflow:visible}}`

export const projectCss = [frame, tables, editors, forms, panel, graph, phone].join('').replaceAll('\n', '')
