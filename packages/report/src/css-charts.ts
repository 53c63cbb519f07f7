/** Charts and figures: on the screen and on paper. */

export const chartRules = `
figure+figure{margin-top:2.25rem}
figure .scroll{margin-top:.75rem}
.chart{display:block;width:100%;min-width:26rem;max-width:32rem;height:auto}
.wide .chart{min-width:36rem;max-width:44rem}
.chart text{font-family:inherit}
.chart .said text[fill=currentColor]{paint-order:stroke;stroke:var(--page);stroke-width:3.5px;stroke-linejoin:round}
.chart .leaders{stroke:currentColor;opacity:.6}
.chart .hits{fill:none;stroke:transparent;stroke-width:11px;stroke-linecap:round}
.chart .cells{fill:transparent;stroke:none}
.chart .hits path:hover{stroke:currentColor;stroke-opacity:.35}
.chart .cells path:hover{stroke:currentColor;stroke-width:2px;stroke-linecap:butt}
@media print{figure{break-inside:avoid}:is(.chart,.wide .chart){min-width:0;max-width:122mm}.wide .chart{max-width:138mm}.chart .hits{display:none}}`
