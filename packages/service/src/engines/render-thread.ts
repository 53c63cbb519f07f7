/** The program of the thread that renders pages. */
import { renderPage } from './render-page.ts'
import { answerTasks } from './thread-program.ts'

answerTasks(renderPage)
