/** What every page has beside its own: the search in its head. */
import { seekInHead } from './seek.ts'

seekInHead()
