/** The steps of the calculation: on the screen, on a phone, on paper. Parts of a line stand beside each other where they fit. */

export const stepRules = `
.steps{list-style:none;padding:0}
.step{padding:.6rem 0;border-top:1px solid var(--rule)}
.step .head{display:flex;align-items:baseline;gap:0 .6rem}
.step .no{color:var(--quiet);font-size:.875rem;min-width:1.65rem}
.step .head .quiet{font-size:.875rem;margin-left:auto;text-align:right}
.step .note,.step .scroll,.meets{margin:.3rem 0 0 2.25rem}
.meets{list-style:none;padding:0}
.work,.rest{display:flex;flex-wrap:wrap;align-items:last baseline;column-gap:.3em;min-width:0}
.work{padding-left:2.25rem;margin-top:.15rem}
.line{padding:.1rem 0;overflow-x:auto;overflow-y:hidden;overflow-wrap:normal;max-width:100%}
.step>.line{margin:.15rem 0 0 2.25rem}
.line math{display:block math;text-align:left;width:max-content;margin:0}
.line math+math{margin:.35rem 0 0 2em}
.rest:has(.values math+math){width:100%}
.line.result{display:flex;align-items:baseline;gap:.6em}
.line.for,.line.found,.where{color:var(--quiet);margin-left:1rem}
.found{overflow-wrap:anywhere}
.found math,.where>math{display:inline math}
.found math+math,.where math+math{margin:0}
.corners{font-size:.875rem}.corners th,.corners td{padding-top:.1rem;padding-bottom:.1rem}
.where p{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .5em}
.where p math{display:inline math}
.result math{font-weight:inherit;color:var(--accent)}
@media (min-width:56rem),print{.brief{display:flex;flex-wrap:wrap;column-gap:.6rem;align-items:center}.brief .head{display:contents}.brief .what{min-width:11rem}.brief .work{order:1;padding-left:0;margin-top:0}.brief .head .quiet{order:2}}
@media (max-width:40rem){.step .head{display:grid;grid-template-columns:2.25rem minmax(0,1fr);gap:0}.step .head .quiet{grid-column:2;margin-left:0;text-align:left}
.work,.rest{display:block}.work,.step>.line{padding-left:0;margin-left:0}.step .note,.step .scroll,.meets,.line.for,.line.found,.where{margin-left:0}}
@media print{.steps{font-size:.94em;line-height:1.3}.work>.found{font-size:.9em}.step .head{break-after:avoid;line-height:1.3}.step{break-inside:avoid;padding:.2rem 0 .25rem}.work,.step>.line,.step .note{margin-top:0}.line{overflow:visible;padding:.05rem 0}
#calculation>h3{margin-top:.9rem}#calculation>h3+*{margin-top:.2rem}.steps math{font-size:1em}.steps .s86 math{font-size:.86em}:is(msub,msup,msubsup,munder,mover,munderover)>*+* *,mroot>*+*{math-depth:1}.line:has(mfrac){padding:.08rem 0}.line:has(mtable){padding-top:.4rem}.work:has(mfrac)+:is(.note,.line){margin-top:.2rem}}`
