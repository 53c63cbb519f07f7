/** The steps of the calculation: on the screen, on a phone, on paper. */

export const stepRules = `
.steps{list-style:none;padding:0}
.step{padding:.9rem 0;border-top:1px solid var(--rule)}
.step .head{display:grid;grid-template-columns:2.25rem minmax(0,1fr) auto;align-items:baseline}
.step .no{color:var(--quiet);font-size:.875rem}
.step .head .quiet{font-size:.875rem;text-align:right;padding-left:1rem}
.step .note{margin:.3rem 0 0 2.25rem}
.line{margin:.3rem 0 0;padding:.1rem 0 .1rem 2.25rem;overflow-x:auto;overflow-y:hidden;overflow-wrap:normal}
.line math{display:block math;text-align:left;width:max-content;margin:0}
.line math+math{margin:.35rem 0 0 2em}
.line.result{display:flex;align-items:baseline;gap:.6em}
.found{overflow-wrap:anywhere}
.found math{display:inline math}
.result math{font-weight:inherit;color:var(--accent)}
@media (max-width:40rem){.step .head{grid-template-columns:2rem minmax(0,1fr)}.step .head .quiet{grid-column:2;text-align:left;padding:0}
.line,.step .note{padding-left:0;margin-left:0}}
@media print{.step .head{break-after:avoid}.step{break-inside:avoid;padding:.6rem 0}.line{overflow:visible}.s90 math{font-size:.96em}.s75 math{font-size:.8em}.s60 math{font-size:.65em}.s50 math{font-size:.5em}}`
