/** The live pages of part 5 of the workflows, in a real browser. */
import { holdLivePages } from './pages/live-pages.ts'

holdLivePages(5)
