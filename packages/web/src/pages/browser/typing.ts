/** Whether an entry is being typed: half of one is no error, so a refusal waits until the reader pauses or leaves the box. */

const PAUSE_MS = 1000

export interface Typing {
  /** Resolves when the reader pauses, leaves the box or presses Enter; at once where nothing is being typed. */
  readonly paused: () => Promise<void>
}

export function typingIn(form: HTMLElement): Typing {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []
  const pause = () => {
    clearTimeout(timer)
    timer = undefined
    for (const go of waiting) go()
    waiting = []
  }
  const typed = ({ target }: Event) => {
    if (!isTextBox(target)) return
    clearTimeout(timer)
    timer = setTimeout(pause, PAUSE_MS)
  }
  // Before the box itself tells of its text.
  form.addEventListener('input', typed, { capture: true })
  form.addEventListener('focusout', pause)
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') pause()
  })
  return { paused: () => (timer === undefined ? Promise.resolve() : new Promise((go) => waiting.push(go))) }
}

const isTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
