/** The styles of the Study side: sentences with boxes in them, progress, and the sections of the report below. */

const sides = `
.views{flex:0 0 auto}
.views>*{padding:.3rem .9rem;font-size:.9375rem;text-align:center}
.views .to-inputs{display:none;color:inherit;text-decoration:none;border-right:1px solid var(--rule)}
.study{padding-top:1.25rem}
.study:focus{outline:none}
.study>h2{font-size:1.125rem;margin-bottom:.75rem}
.questions button{padding:.35rem .8rem}
.study-ask{margin-top:.9rem;padding:.9rem 1.1rem 1.1rem;border:1px solid var(--rule);border-radius:6px;background:var(--faint)}
.sentence{line-height:2.1rem;margin-top:.6rem;font-size:.9375rem}
.kept{white-space:nowrap}
.sentence .quiet-button{padding:0 .4rem;line-height:1.5;font-size:1rem}
.slot{display:inline-block;vertical-align:top;max-width:100%}
.slot>input[type=text],.slot>select,.record-point input{height:2.1rem;border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.2rem .5rem;max-width:100%;font-variant-numeric:tabular-nums}
.slot:has(>select){max-width:min(100%,22rem)}
.slot>select{max-width:100%;text-overflow:ellipsis;field-sizing:content}
.slot>[aria-invalid=true]{border-color:var(--fail)}
.slot>.problem{display:block;max-width:18rem;line-height:1.3;margin:.15rem 0 .3rem}
.slot label{display:inline-flex;gap:.5rem;align-items:baseline;line-height:1.35;padding:.35rem 0}
.study-progress{scroll-margin-bottom:5rem}
.slot input[type=checkbox]{accent-color:var(--accent)}
.swings{margin-top:.6rem;border-collapse:collapse;font-size:.9375rem}
.swings th,.swings td{padding:.15rem .75rem .15rem 0;text-align:left;border:0;vertical-align:top;line-height:2.1rem;white-space:nowrap}
.swings thead th{font-size:.8125rem;font-weight:500;color:var(--quiet);line-height:1.4}
.swings tbody th{font-weight:400;white-space:normal;line-height:1.35}
.study-ask .more>summary{padding:.6rem 0 0}
.study-ask .actions{margin-top:.9rem;align-items:center;gap:.75rem}
#study-run{padding:.45rem 1.1rem}`

const outcome = `
.of-case{display:none!important}.outcomes:has(>.study:not([hidden]) .study-sections>section) .of-case{display:block!important}
.study-outcome{scroll-margin-top:7rem}
.study-outcome>*{margin-top:1rem}
.study-outcome>:empty{display:none}
.running{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
.running progress{flex:1 1 12rem;max-width:30rem;height:.7rem;accent-color:var(--accent)}
.findings{border-left:3px solid var(--accent);padding:.1rem 0 .1rem 1rem;font-size:1.125rem}
.findings p+p{margin-top:.5rem;font-size:1rem}.findings p+p strong{font-weight:500}
.findings p{display:flex;flex-wrap:wrap;gap:.3rem .9rem;align-items:center}
.findings button{font-size:.9375rem}
.study-links{align-items:center}
.record-point{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;font-size:.9375rem}
.record-point input{width:5.5rem}
.study-sections>section{margin-top:2.25rem;padding-top:1rem;border-top:1px solid var(--rule)}
.study-sections>section>*+*{margin-top:1rem}
.study-sections>section>*+h3{margin-top:2rem}
.study-sections>section>h3+*{margin-top:.5rem}
.study-sections.is-earlier>section{opacity:.55}
#study-along pre{max-height:20rem;overflow:auto}`

/** The controls stay beside what they drew. */
const beside = `
@media (min-width:80rem){
.study:not([hidden]){display:grid;grid-template:max-content max-content/22rem minmax(0,1fr);gap:.75rem 1.5rem;align-items:start;align-content:start}
.study>h2{margin:0;align-self:center}
.study .questions{justify-self:start;margin:0}
.study-ask{position:sticky;top:0;margin:0;max-height:calc(100vh - 12rem);overflow-y:auto;padding:.75rem .9rem .9rem}
.study-ask[hidden]~.study-outcome{grid-column:2}
.study-ask .swings{font-size:.8125rem;width:100%}.study-ask .swings :is(th,td){line-height:1.9rem;padding-right:.4rem}.study-ask .swings tbody th{line-height:1.3}.study-ask .swings input[type=text]{height:1.8rem;padding:.1rem .35rem}
.study-outcome>*{margin-top:0}
.study-outcome>*+*{margin-top:.75rem}
.study-outcome::before{content:'Results appear here.';color:var(--quiet);font-size:.9375rem}
.study-outcome:has(.study-sections>*,.study-progress>*)::before{content:none}
.study-sections>#study-summary{margin-top:.75rem;padding:0;border:0;display:flex;flex-direction:column}
#study-summary>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#study-summary>figure{order:1}#study-summary>:not(h2,.answer,figure){order:2}
.study .answer{display:block;padding:.1rem 0 .1rem .9rem}.study .answer>*{margin:0 0 .25rem}.study .answer .said{font-size:1rem}.study .answer .badge{font-size:.8125rem}
.study figure svg{max-width:100%;height:auto;max-height:26rem}
.study-links>:not(.tag){font-size:.8125rem;padding:.2rem .6rem}
.findings{font-size:1rem}.findings button{font-size:.8125rem;padding:.2rem .6rem}
}`

const phone = `
@media (max-width:63.99rem){.study{scroll-margin-top:1rem}.study-progress{scroll-margin-bottom:16rem}.study-outcome{scroll-margin-top:0}.views .to-inputs{display:block}}
@media (max-width:40rem){.study-ask{padding:.75rem .9rem 1rem}.slot>input[type=text],.slot>select,.record-point input{height:2.5rem;font-size:1rem}.sentence{line-height:2.6rem}
.swings,.swings tbody{display:block}.swings thead{display:none}.swings tr{display:grid;grid-template-columns:6.5rem 6.5rem 1fr;padding:.2rem 0}.swings tbody th{grid-column:1/-1}.swings td input{width:6rem!important}
.questions{display:flex}.questions button{flex:1 1 auto;padding:.5rem .6rem}}`

const print = `@media print{.views,.questions,.study>h2,.study-ask,.study-links,#study-along,.running,.findings button{display:none}}`

export const studyCss = [sides, outcome, beside, phone, print].join('').replaceAll('\n', '')
