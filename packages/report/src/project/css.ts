/** The style sheet of the report of a project: that of a run, whose sections are parts of chapters here. */
import { css } from '../css.ts'

const PARTS = /#(summary|calculation|nomenclature|figures|further-charts|values|checks|record)(?![\w-])/g

/** Rules of a section of a run, which has its name as a class, and of the first sheet, which is that of the project. */
const ofParts = css
  .replaceAll(':is(#summary,#study-summary)', '#project-summary')
  .replaceAll('#summary,#study-summary', '#project-summary')
  .replaceAll('main>section>', 'main section>')
  .replace(PARTS, ':is(#none,.in-$1)')

const parts = `
.part{margin-top:2.25rem}
.part>*+*{margin-top:1rem}
.part>h3{font-size:1.18rem}
.part>*+h4,.in-checks>h5{margin-top:1.75rem}
.part>h4+*{margin-top:.5rem}
h5{margin:0;font-size:1rem;line-height:1.35;font-weight:600}
.chapter>h2+*{margin-top:.6rem}
.part>h3 .no{color:var(--quiet);font-weight:500;margin-right:.35em}
.outcome.error strong{color:var(--fail)}
.project-register td:first-child,.on-cover td.n{white-space:nowrap}
tbody td p.quiet{font-size:.8125rem;line-height:1.35}`

const chain = `
.chain{display:block}
.chain text{font-size:10.5px;fill:var(--ink)}
.chain text.id{font-size:11.5px;font-weight:600}
.chain text.below{fill:var(--quiet)}
.chain text.fail,.chain text.error{fill:var(--fail)}
.chain text.open{fill:var(--warn)}
.chain text.pass{fill:var(--pass)}
.chain .box{fill:var(--faint);stroke:var(--quiet)}
.chain .box:is(.stale,.blocked,.never_run){stroke-dasharray:4 3}
.chain .box:is(.fail,.error){stroke:var(--fail);stroke-width:1.6}
.chain .way{fill:none;stroke:var(--quiet)}
.chain :is(.arrow,.joint){fill:var(--quiet);stroke:none}`

const paper = `
@media print{.part{margin-top:1.3rem}.part>*+*{margin-top:.7rem}.part>*+h4,.in-checks>h5{margin-top:1.1rem}
h5,h4+.note,.chapter>h2+.notice{break-after:avoid}.part>h3{break-inside:avoid;padding-bottom:40mm;margin-bottom:-40mm}.in-tables{break-before:page}.part>p{break-inside:avoid}
.chain,.chain-figure,#project-summary .answer{break-inside:avoid}
#project-summary table{font-size:8pt;line-height:1.3}#project-summary :is(th,td){padding:.6mm 0}#project-summary :is(th,td)+:is(th,td){padding-left:3mm}
#project-summary .answer.pass{border-color:var(--pass)}#project-summary .answer:is(.fail,.error){border-color:var(--fail)}#project-summary .answer:is(.open,.accepted){border-color:var(--warn)}
.part .answer{border:.3mm solid var(--quiet);border-left-width:1.4mm;padding:1.4mm 3mm}
:is(.project-register,.project-envelope,.project-cases,.basis-entries,.project-changes,.project-held,.project-links){font-size:7.6pt}
:is(.project-register,.project-envelope,.project-cases,.basis-entries,.project-changes,.project-held,.project-links) :is(th,td)+:is(th,td){padding-left:2.5mm}
:is(.project-register,.project-envelope,.project-cases,.basis-entries,.project-changes) :is(thead th,p.quiet,.quiet,.clause){font-size:7pt}
.part .inputs th:first-child{width:30%}.part .inputs td:nth-child(6){width:22%}.basis-entries th:first-child{width:30%}.basis-entries code{font-size:1em}.project-cases code{font-size:6.6pt}.print-standard #project-document{display:none}.project-register th[scope=row]{width:33%}}`

/** Nothing is green unless the project is. */
const NEUTRAL = ':root{--pass:var(--ink)}'

export const projectCss = (isGreen: boolean): string =>
  `${ofParts}${[parts, chain, paper].join('').replaceAll('\n', '')}${isGreen ? '' : NEUTRAL}`
