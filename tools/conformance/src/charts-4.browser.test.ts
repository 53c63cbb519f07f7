/** The charts of part 4 of the workflows, measured in a real browser. */
import { holdCharts } from './charts/readable-charts.ts'

holdCharts(4)
