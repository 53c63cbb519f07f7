/** An entry that is longer than its box is seen whole: under the pointer as a title, and while it is edited in a box that grows. */

export function showWhole(form: HTMLElement): void {
  for (const event of ['pointerover', 'focusin', 'input'])
    form.addEventListener(event, ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'text' || target.ariaInvalid === 'true') return
      target.title = target.scrollWidth > target.clientWidth ? target.value : ''
    })
}
