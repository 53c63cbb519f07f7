/** The register: two runs are selected at most, and only two can be compared. */
import { seekInHead } from './seek.ts'

const button = document.querySelector<HTMLButtonElement>('.pick-two button')
const said = document.querySelector('.pick-two span')
/** In the order in which they were selected. */
let selected: readonly HTMLInputElement[] = [...document.querySelectorAll<HTMLInputElement>('.pick input:checked')]

document.querySelector('.register')?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  const others = selected.filter((box) => box !== target)
  selected = target.checked ? [...others, target].slice(-2) : others
  for (const box of others) box.checked = selected.includes(box)
  show()
})

function show(): void {
  if (!button || !said) return
  button.disabled = selected.length !== 2
  said.textContent = selected.length === 0 ? 'Select two runs to compare.' : `${selected.length} of 2 runs selected.`
}

show()
seekInHead()
