/**
 * What the tests of the live pages ask of a page. Each function runs inside it, so it stands alone, and is JavaScript:
 * the rest of the project is checked without the types of a browser.
 */

/** Problems that are not seen beside a box that is seen, or are not told with it to a screen reader. */
export function unsaid(problems) {
  const inSight = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 5 && height > 5
  }
  const described = (control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const CONTROLS = 'input[type=text],select:not(.unit),textarea,button.inner-button,table'
  const faultOf = ({ pointer, message }) => {
    const name = pointer.split('/')[1].replaceAll('~1', '/').replaceAll('~0', '~')
    const field = document.querySelector(`[data-input="${CSS.escape(name)}"]`)
    if (!field) return 'there is no such input'
    const controls = [...field.querySelectorAll(CONTROLS)].filter(inSight)
    if (controls.length === 0) return 'its box is not in sight'
    const beside = field.querySelector(`#problem-${CSS.escape(name)}`)
    const atCell = controls.some(
      (e) => e.matches('td *') && e.getAttribute('aria-invalid') && e.title.includes(message),
    )
    const needed = field.querySelector('.needed')
    const isMarked = message.startsWith('is required: ') && inSight(needed) && needed.textContent === 'required'
    if (!isMarked && !(inSight(beside) && beside.textContent.includes(message)) && !atCell) return 'it is not seen'
    if (!controls.some((e) => described(e).includes(message))) return 'no box is described by it'
    return undefined
  }
  return problems.flatMap((problem) => {
    const fault = faultOf(problem)
    return fault === undefined ? [] : [`${problem.pointer} ${problem.message}: ${fault}`]
  })
}

/**
 * Types each entry into the box of its input as the keyboard would, after its unit was picked, or picks its word; opens
 * the fold that hides it. One without either is only brought to sight. Answers come in between. Hands back the names of
 * those that have no box in sight.
 */
export async function typeIn(entries) {
  const BETWEEN_MS = 5
  const pick = (select, value) => {
    if (![...select.options].some((option) => option.value === value))
      throw new Error(`no choice ${value} in ${select.id}`)
    select.focus()
    select.value = value
    for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  const write = (box, text) => {
    box.focus()
    box.select()
    if (!document.execCommand(text === '' ? 'delete' : 'insertText', false, text))
      throw new Error(`cannot type in ${box.id}`)
    box.blur()
  }
  const left = []
  for (const { name, kind, word, text, unit } of entries) {
    const field = document.querySelector(`[data-input="${CSS.escape(name)}"]`)
    const fold = field?.closest('details.more:not([open])')
    if (fold?.querySelector('summary').checkVisibility()) fold.querySelector('summary').click()
    if (!field?.checkVisibility()) {
      left.push(name)
      continue
    }
    if (kind === undefined) continue
    const box = document.getElementById(`input-${name}`)
    if (unit !== undefined && box.tagName !== 'SELECT') pick(field.querySelector('select.unit'), unit)
    if (box.tagName === 'SELECT') pick(box, word ?? text)
    else write(box, text)
    await new Promise((done) => setTimeout(done, BETWEEN_MS))
  }
  return left
}

/** Time from the input of each text in the box of an input until the verdict on it stands, ms. */
export async function verdictTimes([name, ...texts]) {
  const main = document.querySelector('main')
  const box = document.getElementById(`input-${name}`)
  const idle = async () => {
    while (main.getAttribute('aria-busy') !== 'false') await new Promise((done) => setTimeout(done, 1))
  }
  const times = []
  for (const text of texts) {
    await idle()
    const first = main.querySelector('section')
    const said = new Promise((done) => {
      const seen = new MutationObserver(() => {
        if (!main.querySelector('section[data-old]')) return
        seen.disconnect()
        done(performance.now())
      })
      seen.observe(main, { subtree: true, attributes: true, attributeFilter: ['data-old'] })
    })
    const began = performance.now()
    box.value = text
    box.dispatchEvent(new Event('input', { bubbles: true }))
    times.push((await said) - began)
    if (!first) throw new Error('nothing is printed')
  }
  await idle()
  return times
}

/** Where the parts of a desk lie, px. */
export function deskOf() {
  const boxOf = (part) => part.getBoundingClientRect()
  const isShown = (part) => part.checkVisibility()
  const fields = [...document.querySelectorAll('form.case .field')].filter(isShown)
  const pane = boxOf(document.querySelector('form.case'))
  const rows = fields.filter((field) => !field.matches('.table-field') && !field.querySelector('textarea'))
  const figure = document.querySelector('.desk.drawn figure svg')
  return {
    inputs: fields.length,
    inSight: fields.filter((field) => boxOf(field).bottom <= pane.bottom).length,
    firstInput: boxOf(fields[0]).top,
    row: rows.map((row) => boxOf(row).height).sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0,
    figureFoot: figure ? boxOf(figure).bottom : 0,
    letters: figure
      ? Math.min(
          ...[...figure.querySelectorAll('text')].map(
            (text) =>
              (Number.parseFloat(getComputedStyle(text).fontSize) * boxOf(figure).width) / figure.viewBox.baseVal.width,
          ),
        )
      : undefined,
    height: document.documentElement.scrollHeight,
    overlaps: overlapsOf([
      ...document.querySelectorAll('main > section, main .answer:not(svg *), main .told, main .desk > *'),
    ]),
  }

  /** Of parts that stand neither in one another nor apart. */
  function overlapsOf(parts) {
    const shown = parts.filter((part) => isShown(part) && boxOf(part).height > 0)
    const lies = (a, b) =>
      Math.min(boxOf(a).bottom, boxOf(b).bottom) - Math.max(boxOf(a).top, boxOf(b).top) > 1 &&
      Math.min(boxOf(a).right, boxOf(b).right) - Math.max(boxOf(a).left, boxOf(b).left) > 1
    const named = (part) => part.id || part.className || part.tagName
    return shown.flatMap((a, i) =>
      shown
        .slice(i + 1)
        .filter((b) => !a.contains(b) && lies(a, b))
        .map((b) => `${named(a)} over ${named(b)}`),
    )
  }
}
