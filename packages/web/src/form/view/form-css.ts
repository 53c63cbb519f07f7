/** The styles of the form, over the colours of the report: boxes, units, sliders, tables. */

const controls = `
button,input,select,textarea{font:inherit;color:inherit}
button{background:var(--faint);border:1px solid var(--rule);border-radius:4px;padding:.3rem .75rem;font-size:.9375rem;cursor:pointer}
button:hover{border-color:var(--quiet)}
button:disabled{opacity:.5;cursor:default}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
.quiet-button{background:none;border-color:transparent;color:var(--accent);padding:.2rem .25rem;font-size:.875rem}
[hidden]{display:none!important}`

const fields = `
fieldset{border:0;margin:.7rem 0 0;padding:0;min-width:0}
legend{font-size:.8125rem;font-weight:650;padding:0 0 .2rem;margin-bottom:.15rem;width:100%;border-bottom:1px solid var(--rule)}
.field{padding:.12rem 0;position:relative}
.field:not(.table-field,:has(textarea,.about[open])){display:grid;grid-template-columns:minmax(0,1fr) 8.9rem;gap:0 .4rem;align-items:center}
.field:not(.table-field)>:is(.why,.problem,.origin,.read){grid-column:1/3;order:1}
.plain:not(.table-field)>.problem{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.field:has(.entry>select:only-child):not(:has(.about[open])){grid-template-columns:minmax(0,1fr) minmax(0,1.4fr)}
.field .name{display:flex;gap:.4rem;align-items:baseline;flex-wrap:wrap}
.field label,.table-field .name>span:first-child{font-size:.8125rem;line-height:1.2}
.field .name>span{flex:1 1 0;min-width:0}
.field:not(.table-field) .name>span{display:flex;flex-wrap:wrap;gap:0 .4rem}
.field:not(.table-field) label{flex:1 1 auto;display:flex;gap:.4rem;justify-content:space-between;max-width:100%}
.needed{display:none;font-size:.75rem;color:var(--accent);font-weight:600}
.wanted .needed{display:inline}
.wanted :is(.entry input[type=text],.entry select:not(.unit),.entry textarea){border-color:var(--accent)}
.why,.origin,.read{font-size:.75rem;line-height:1.35;color:var(--quiet)}
.read:empty{display:none}
.offer{display:block;color:var(--quiet)}
.reading{padding:.05rem .4rem;font-size:.8125rem;color:var(--accent)}
.field:not(:focus-within,.wanted) .why,.field:not(:focus-within) input[type=range]{display:none}
.field math{color:var(--quiet);flex:none;white-space:nowrap;overflow-wrap:normal}
.about{font-size:.8125rem;line-height:1.4;color:var(--quiet)}
.field .about:not([open]){position:absolute;left:-1.2rem;top:.35rem}.about[open]{flex:0 0 100%;margin:0}
.about summary{list-style:none;width:1.05rem;height:1.05rem;text-align:center;border:1px solid var(--rule);border-radius:50%;font:italic 600 .6875rem/.95rem Georgia,serif;color:var(--quiet)}
@media (hover:hover){.field:not(:hover,:focus-within) .about:not([open]) summary{opacity:0}}
.about summary::-webkit-details-marker{display:none}
.about p{padding-top:.15rem;max-width:26rem}
.entry{display:grid;grid-template-columns:minmax(0,1fr) 3.5rem;gap:0 .1rem}
.entry input[type=text],.entry select{border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.1rem .4rem;min-width:0;height:1.65rem;font-size:.875rem}
.entry input[type=text]{font-variant-numeric:tabular-nums;text-align:right}
.entry input[type=text]:focus{field-sizing:content;justify-self:end;min-width:100%;max-width:min(22rem,80vw);position:relative;z-index:2}
.entry input[type=text]:hover,.entry select:hover{border-color:var(--quiet)}
.entry input::placeholder{color:var(--quiet);opacity:.75}
.entry>select:only-child{grid-column:1/3}
.entry select.unit{border-color:transparent;background:none;appearance:none;padding:.1rem .2rem;font-size:.8125rem;color:var(--quiet)}
.entry select.unit:is(:hover,:focus){border-color:var(--rule);appearance:auto;background:var(--page)}
.entry input[type=range]{grid-column:1/3}
.refused .entry input[type=text],.refused .entry select:not(.unit){border-color:var(--fail)}
.problem{color:var(--fail);font-size:.8125rem;line-height:1.4;margin:.15rem 0 .25rem}
.wanted.refused .problem{color:var(--quiet)}
.wanted.refused :is(.entry input[type=text],.entry select:not(.unit),.entry textarea){border-color:var(--accent)}
.of-example :is(input[type=text],textarea,select:not(.unit)){color:var(--quiet);font-style:italic}
.more>summary{font-size:.8125rem;padding:.35rem 0}
.idle label,.idle .entry{opacity:.6}`

const slider = `
input[type=range]{appearance:none;-webkit-appearance:none;width:100%;height:1rem;margin:.1rem 0 -.15rem;background:none;cursor:pointer;--share:0%}
input[type=range]::-webkit-slider-runnable-track{height:3px;border-radius:2px;background:linear-gradient(to right,var(--accent) var(--share),var(--rule) var(--share))}
input[type=range]::-webkit-slider-thumb{-webkit-appearance:none;width:13px;height:13px;margin-top:-5px;border-radius:50%;background:var(--accent);border:2px solid var(--page)}
input[type=range]::-moz-range-track{height:3px;border-radius:2px;background:var(--rule)}
input[type=range]::-moz-range-progress{height:3px;border-radius:2px;background:var(--accent)}
input[type=range]::-moz-range-thumb{width:10px;height:10px;border-radius:50%;background:var(--accent);border:2px solid var(--page)}
input[type=range].absent{visibility:hidden}
.refused input[type=range].absent{display:none}`

const list = `
.entry textarea{border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.3rem .5rem;min-width:0;min-height:2.1rem;font-size:.9375rem;line-height:1.4;resize:vertical;font-variant-numeric:tabular-nums}
.entry textarea:hover{border-color:var(--quiet)}
.entry textarea::placeholder{color:var(--quiet);opacity:.75}
.entry>textarea:only-child{grid-column:1/3}
.refused .entry textarea{border-color:var(--fail)}
.list-tools{display:flex;gap:.5rem;align-items:center;margin-top:.25rem;font-size:.8125rem;color:var(--quiet)}
.list-tools .count{flex:1}
.list-tools button,.table-tools button,.notes-line button{font-size:.8125rem;padding:.15rem .5rem;color:var(--ink)}
.notes-line{font-size:.8125rem;line-height:1.4;margin-top:.25rem}
.notes-line .quiet-button{color:var(--accent)}
.asked{border:1px solid var(--warn);border-radius:4px;padding:.4rem .6rem .5rem;margin:.25rem 0;display:flex;flex-wrap:wrap;gap:.35rem}
.asked p{flex:0 0 100%;font-weight:600}
.asked button{text-align:left}
.to-problem{display:block;background:none;border:0;padding:.1rem 0;color:inherit;font-size:inherit;text-align:left;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.18em}`

const table = `
.entry-table{margin-top:.35rem;min-width:0}
.table-scroll{overflow:auto;max-height:26rem;border:1px solid var(--rule);border-radius:4px;scroll-padding:4.2rem .5rem .5rem 2.9rem;overscroll-behavior:contain}
.cells{border-collapse:separate;border-spacing:0;table-layout:fixed;width:0;min-width:100%;font-size:.875rem;margin:0}
.number-column{width:2.6rem}.place-column{width:5.6rem}.quantity-column{width:6.6rem}.text-column{width:9rem}.list-column{width:14rem}
.cells th,.cells td{padding:0;border:0;border-bottom:1px solid var(--rule);border-right:1px solid var(--rule);text-align:left;vertical-align:middle}
.cells tr>:last-child{border-right:0}.cells tbody tr:last-child>*{border-bottom:0}
.cells>thead>tr>th{position:sticky;top:0;z-index:2;background:var(--faint);padding:.3rem .4rem;vertical-align:bottom;font-size:.8125rem;font-weight:500;line-height:1.25;overflow-wrap:break-word;hyphens:auto;color:var(--ink)}
.cells>thead>tr>th:first-child{left:0;z-index:3}
.cells>tbody>tr>th{position:sticky;left:0;z-index:1;background:var(--faint);color:var(--quiet);font-weight:400;font-size:.75rem;text-align:right;padding:0 .4rem;font-variant-numeric:tabular-nums;white-space:nowrap}
.cells .column-title{display:block}
.cells thead .unit{border:1px solid var(--rule);border-radius:3px;background:var(--page);color:var(--quiet);width:100%;font-size:.8125rem;padding:.05rem .1rem;margin-top:.2rem}
.cells td{height:2.1rem}
.cells td>:is(input,select,.inner-button){display:block;width:100%;height:2.1rem;border:0;border-radius:0;background:none;padding:.2rem .4rem;min-width:0;font-size:.875rem;font-variant-numeric:tabular-nums;text-align:left}
.cells td>select{background:var(--page)}
.cells td>:is(input,select,.inner-button):focus{outline:2px solid var(--accent);outline-offset:-2px}
.cells td>input::placeholder{color:var(--quiet);opacity:.75}
.cells td>[aria-invalid=true]{box-shadow:inset 0 0 0 1.5px var(--fail);color:var(--fail)}
.cells .refused-row>th{color:var(--fail);box-shadow:inset 0 0 0 1.5px var(--fail)}
.cells .inner-button{color:var(--accent)}
.cells .inner>td{padding:.4rem .6rem .6rem;background:var(--faint)}
.cells .inner>td>*{position:sticky;left:.6rem;width:max-content;max-width:min(36rem,calc(100vw - 4.5rem))}
.cells .inner .entry-table{width:min(36rem,calc(100vw - 4.5rem))}
.cells .inner .table-scroll{background:var(--page)}
.inner-title{font-size:.8125rem;font-weight:600}
.cells .gap>td{border:0;height:0}
.table-tools{display:flex;flex-wrap:wrap;gap:.3rem;margin-top:.35rem;align-items:center}
.table-tools .unit{border:1px solid var(--rule);border-radius:4px;background:var(--page);color:var(--quiet);font-size:.875rem;padding:.15rem .2rem}`

const enlarged = `
dialog.enlarged{width:min(96vw,90rem);max-height:92vh;border:1px solid var(--rule);border-radius:6px;background:var(--page);color:var(--ink);padding:1rem 1.25rem;overflow:auto}
dialog.enlarged::backdrop{background:#0008}
dialog.enlarged>h2{margin-bottom:.75rem}
dialog.enlarged>.primary{margin-top:1rem;position:sticky;bottom:0;box-shadow:0 0 0 .6rem var(--page)}
dialog.enlarged .table-scroll{max-height:70vh}
.enlarge{font-size:.8125rem;padding:0}`

const phone = `
@media (max-width:40rem){.entry input[type=text],.entry select{height:2.1rem;font-size:1rem}.entry textarea{font-size:1rem}input[type=range]{height:1.4rem}.about summary{width:1.7rem;height:1.7rem;line-height:1.6rem}
.cells td,.cells td>:is(input,select,.inner-button){height:2.6rem;font-size:1rem}.table-tools button,.list-tools button{padding:.35rem .6rem}
.enlarge,.more>summary{padding-block:.6rem}dialog.enlarged{width:100vw;max-width:none;max-height:100dvh;border-radius:0;border-width:1px 0;padding:1rem}dialog.enlarged .table-scroll{max-height:55vh}}`

export const formCss = [controls, fields, slider, list, table, enlarged, phone].join('').replaceAll('\n', '')
