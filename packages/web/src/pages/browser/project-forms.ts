/** Where the forms of a project open besides the rows of its tables: one at a time in each place, and closed back to what opened it. */
import type { Project } from '@keelson/projects'
import { present } from './project-desk.ts'
import { refusalLines, sayProblem } from './project-said.ts'
import { documentNow } from './project-service.ts'

/** The document as the service has it now; undefined where that cannot be had, which is told. */
export async function projectNow(): Promise<Project | undefined> {
  const answered = await documentNow(present().id)
  if ('answer' in answered) return answered.answer.project
  sayProblem(refusalLines(answered.refused).join(' '))
  return undefined
}

/** The place of a calculation in the document now; -1 where it is no longer there. */
export const indexNow = async (id: string): Promise<number> =>
  (await projectNow())?.calculations.findIndex((one) => one.id === id) ?? -1

/** Its place as the page shows it, under the version that is changed. */
export const indexShown = (id: string): string =>
  document.querySelector<HTMLElement>(`[data-calculation="${CSS.escape(id)}"]`)?.dataset.index ?? ''

/** Opens a form in a place, which may be drawn anew; `opener`: what has the focus again once it is closed. */
export const formIn = (place: () => Element | null, opener: string) => ({
  show: (form: HTMLElement) => {
    place()?.replaceChildren(form)
    const control =
      form.querySelector<HTMLElement>('input, select, textarea') ?? form.querySelector<HTMLElement>('button')
    control?.focus()
  },
  close: () => {
    place()?.replaceChildren()
    document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true })
  },
})

/** The calculation that a button is of, and where its forms open. */
export function panelOf(button: HTMLElement) {
  const panel = button.closest<HTMLElement>('[data-calculation]')
  const { calculation: id = '', reach = '' } = panel?.dataset ?? {}
  return panel && { panel, id, reach: Number(reach), place: () => document.querySelector('[data-editing]') }
}
