/** The live pages of part 8 of the workflows, in a real browser. */
import { holdLivePages } from './pages/live-pages.ts'

holdLivePages(8)
