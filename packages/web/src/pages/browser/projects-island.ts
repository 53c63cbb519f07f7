/** The page of all projects: verdicts that come later, and the form for a new one. */
import { bringNewProject } from './new-project-form.ts'
import { bringVerdicts } from './projects-verdicts.ts'
import { seekInHead } from './seek.ts'

bringNewProject()
void bringVerdicts()
seekInHead()
