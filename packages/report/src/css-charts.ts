/** Charts and figures: on the screen and on paper. */

export const chartRules = `
figure+figure{margin-top:2.25rem}
figure .scroll{margin-top:.75rem}
.chart{display:block;width:100%;min-width:28rem;max-width:40rem;height:auto}
.chart text{font-family:inherit}
@media print{figure{break-inside:avoid}.chart{min-width:0;max-width:138mm}}`
