/** The reports of part 2 of the workflows on paper, in a real Chromium. */
import { holdPrinted } from './printed/printed-reports.ts'

holdPrinted(2)
