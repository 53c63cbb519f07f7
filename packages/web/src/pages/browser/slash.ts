/** `/` reaches a search box from anywhere on its page, unless something is being typed. */
export function focusBySlash(box: HTMLInputElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return
    event.preventDefault()
    box.focus()
    box.select()
  })
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
