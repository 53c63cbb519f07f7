/** The reports of part 1 of the workflows on paper, in a real Chromium. */
import { holdPrinted } from './printed/printed-reports.ts'

holdPrinted(1)
