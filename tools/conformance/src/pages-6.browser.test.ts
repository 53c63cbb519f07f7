/** The live pages of part 6 of the workflows, in a real browser. */
import { holdLivePages } from './pages/live-pages.ts'

holdLivePages(6)
