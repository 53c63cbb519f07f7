/**
 * What the browser tests ask of a page. Each function runs inside it, so it stands alone, and is JavaScript: the rest of
 * the project is checked without the types of a browser.
 */

/** Texts whose colour stands less than 4.5 to 1 from the background beneath them. */
export function lowContrast() {
  const channels = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (colour) => {
    const [r = 0, g = 0, b = 0] = channels(colour).map((c) =>
      c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const beneath = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const { backgroundColor } = getComputedStyle(e)
      if ((channels(backgroundColor)[3] ?? 1) === 1) return backgroundColor
    }
    return 'rgb(255,255,255)'
  }
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (
      !element ||
      node.textContent?.trim() === '' ||
      element.closest('details:not([open]) > :not(summary), .unseen, .skip, svg title')
    )
      continue
    const style = getComputedStyle(element)
    const [a, b] = [luminance(element.closest('.chart') ? style.fill : style.color), luminance(beneath(element))]
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (ratio < 4.5) found.push({ text: node.textContent?.slice(0, 60) ?? '', ratio })
  }
  return found
}

/** Levels of the headings in reading order. */
export const headingLevels = () =>
  [...document.querySelectorAll('h1,h2,h3,h4,h5')].map((h) => Number(h.tagName.slice(1)))

/** Elements that reach beyond the page on the right and do not stand in a row that scrolls by itself. */
export const beyondThePage = () =>
  [...document.querySelectorAll('body *')]
    .filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((e) => !e.closest('.scroll, .line, pre, .unseen, .defs'))
    .map((e) => e.outerHTML.slice(0, 120))

/** The same on paper, where nothing scrolls. */
export const cutOff = () =>
  [...document.querySelectorAll('body *')]
    .filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((e) => !e.closest('.unseen, .defs, .wide'))
    .map((e) => e.outerHTML.slice(0, 120))

/**
 * Makes a page ready for the print of its layout: its fonts are there, its drawings are empty, which have their size of
 * themselves, and only headings are told to whoever does not see, for the outline is made of them.
 */
export const readyForPaper = async () => {
  const HEADINGS = 'h1,h2,h3,h4,h5,h6'
  await Promise.all([...document.fonts].map((font) => font.load()))
  for (const stroke of document.querySelectorAll('svg :not(title, desc)')) stroke.remove()
  for (const told of document.querySelectorAll('table, math, svg, dl, ul, ol, p, pre, .lines, .line')) {
    if (told.ariaHidden !== null || told.querySelector(HEADINGS)) continue
    told.ariaHidden = 'true'
    told.classList.add('quiet-on-paper')
  }
}

/**
 * What belongs on one sheet, as pairs of ids that a print can find: a heading with what follows, a formula with its title, the
 * first and the last row of a short table; and with the head of the first sheet all that never leaves it.
 */
export const heldTogether = () => {
  const SHORT_TABLE = 12
  const pairs = []
  const marked = (element) => {
    element.id ||= `held-${pairs.length}-${document.querySelectorAll('[id^=held-]').length}`
    return element.id
  }
  const hold = (kind, what, a, b) => {
    if (a && b && a.getClientRects().length > 0 && b.getClientRects().length > 0)
      pairs.push({ kind, what, ids: [marked(a), marked(b)] })
  }
  const text = (element) => element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60)
  for (const heading of document.querySelectorAll('main :is(h2, h3, h4, h5)')) {
    const next = (heading.closest('figcaption') ?? heading).nextElementSibling
    hold(
      'heading',
      `the heading ${text(heading)} stands apart from what follows`,
      heading,
      next?.querySelector('dt, caption, figcaption, p') ?? next,
    )
  }
  for (const figure of document.querySelectorAll('main figure'))
    hold(
      'drawing',
      `the drawing ${text(figure.querySelector('h3, h4'))} stands apart from its title`,
      figure.querySelector('h3, h4'),
      figure.querySelector('svg'),
    )
  for (const step of document.querySelectorAll('.step'))
    hold(
      'formula',
      `the formula of ${text(step.querySelector('.head'))} stands apart from its title`,
      step.querySelector('.what'),
      step.querySelector('.formula, .result'),
    )
  for (const table of document.querySelectorAll('main table')) {
    const rows = table.querySelectorAll('tbody tr')
    if (rows.length < 2 || rows.length > SHORT_TABLE || !table.querySelector('tbody td.n')) continue
    hold(
      'table',
      `the table ${text(table.caption)} of ${rows.length} rows is split`,
      rows[0].cells[0],
      rows[rows.length - 1].cells[0],
    )
  }
  for (const { caption, rows } of document.querySelectorAll('main table:not(:has(caption.unseen))'))
    if (caption && rows.length > 1)
      hold('table', `the caption ${text(caption)} stands apart from its rows`, caption, rows[1].cells[0])
  const kept = {
    check: '#summary .made tbody tr',
    warning: '#warnings dd',
    'not assessed': '#summary .unmade dd',
    'sign-off': '.foot tbody tr',
  }
  for (const [what, selector] of Object.entries(kept))
    hold(
      'first sheet',
      `the first sheet has not every ${what}`,
      document.querySelector('h1'),
      [...document.querySelectorAll(selector)].at(-1)?.querySelector('td, p') ??
        [...document.querySelectorAll(selector)].at(-1),
    )
  const links = document.body.appendChild(document.createElement('div'))
  links.className = 'only-on-paper'
  links.style.display = 'none'
  for (const id of pairs.flatMap(({ ids }) => ids)) {
    const link = links.appendChild(document.createElement('a'))
    link.href = `#${id}`
  }
  return pairs
}

/** Words and values that are broken at the end of a line where nothing in them allows it; a value or a code anywhere. */
export const brokenWords = () => {
  const LONGEST = 40
  const found = new Set()
  const room = document.querySelector('.foot-room')
  if (room) room.style.display = 'none'
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const topAt = (node, at) => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].findLast(({ width }) => width > 0)?.bottom ?? Number.NaN
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, data } = node
    if (
      !parent ||
      data.trim() === '' ||
      parent.closest('svg, math, pre, .hash, .unseen, .wide, details, #summary > h2, #study-summary > h2')
    )
      continue
    range.selectNodeContents(node)
    const { height } = range.getBoundingClientRect()
    if (height < 1.6 * Number.parseFloat(getComputedStyle(parent).fontSize)) continue
    for (const { 0: word, index } of data.matchAll(/[^\s\u200b]+/g)) {
      if (word.length > LONGEST) continue
      const first = topAt(node, index)
      if (!(Math.abs(topAt(node, index + word.length - 1) - first) > 3)) continue
      const at = [...word].findIndex((_, i) => Math.abs(topAt(node, index + i) - first) > 3)
      if (!/\d/.test(word) && /[-–—/]/.test(word[at - 1] ?? '')) continue
      found.add(
        `${word.slice(0, at)}|${word.slice(at)} in ${parent.closest('[class], section')?.className || parent.tagName}`,
      )
    }
  }
  room?.removeAttribute('style')
  return [...found]
}

/** Takes out of a page what is not audited, and what was there for a print. */
export const leftForAudit = (out) => {
  for (const one of document.querySelectorAll([...out, '.only-on-paper'].join())) one.remove()
  for (const told of document.querySelectorAll('.quiet-on-paper')) told.ariaHidden = null
}

/** Sizes of the charts, and of the brackets and roots of the formulas. */
export const drawn = () => {
  const height = (e) => e.getBoundingClientRect().height
  const brackets = [...document.querySelectorAll('math mo[form=prefix]')].map(height)
  return {
    charts: [...document.querySelectorAll('svg.chart')].map(height),
    stretched: Math.max(...brackets) > 1.4 * Math.min(...brackets),
    font: [...document.fonts].every((f) => f.status === 'loaded'),
  }
}

/** Width of the page with everything on it. */
export const pageWidth = () => document.documentElement.scrollWidth

export const background = () => getComputedStyle(document.documentElement).backgroundColor

/** How many elements there are that load or run, and whether one has run. */
export const intruders = () => [
  document.querySelectorAll('script,img:not([src^="data:image/"]),image,iframe,object,embed').length,
  'ran' in window,
]

/** Landmarks that are missing or doubled, drawings without a name, tables without caption or heads. */
export const faults = () => ({
  landmarks: ['header', 'nav[aria-label]', 'main'].filter((name) => document.querySelectorAll(name).length !== 1),
  drawings: document.querySelectorAll(
    'svg:not([role=img][aria-label]):not([role=img][aria-labelledby]):not([aria-hidden=true])',
  ).length,
  tables: [...document.querySelectorAll('table')].filter((t) => !t.caption || !t.querySelector('th[scope=col]')).length,
})

/** Labels of figures that leave their drawing or cover another, px allowed for the edges of letters. */
export const collidingLabels = () => {
  const SLACK = 0.5
  const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
  return [...document.querySelectorAll('svg.drawing')].flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect()
    const title = drawing.querySelector('title').textContent
    const labels = [...drawing.querySelectorAll('.label')].map((g) => ({
      text: g.textContent,
      box: g.getBoundingClientRect(),
    }))
    const outside = labels.filter(
      ({ box }) =>
        common(box, frame, 'left', 'right') < box.width - SLACK ||
        common(box, frame, 'top', 'bottom') < box.height - SLACK,
    )
    const over = labels.flatMap((a, i) =>
      labels
        .slice(i + 1)
        .filter((b) => common(a.box, b.box, 'left', 'right') > SLACK && common(a.box, b.box, 'top', 'bottom') > SLACK)
        .map((b) => `${title}: "${a.text}" and "${b.text}" overlap`),
    )
    return [...outside.map(({ text }) => `${title}: "${text}" leaves the drawing`), ...over]
  })
}

/** What of a figure is not as drawing practice has it: letters too small or without a halo of the paper, lines of a weight of their own. */
export const unpractised = () => {
  /** px of letters, and of their halo on either side. */
  const [LETTERS, HALO] = [13, 1]
  const rules = getComputedStyle(document.documentElement)
  const weights = ['--f-wide', '--f-narrow'].map((name) => Number.parseFloat(rules.getPropertyValue(name)))
  const paper = (() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--page)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })()
  const faultsOf = (drawing) => {
    const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
    const letters = [...drawing.querySelectorAll('text')].flatMap((text) => {
      const { fontSize, paintOrder, stroke, strokeWidth } = getComputedStyle(text)
      const size = scale * Number.parseFloat(fontSize)
      const hasHalo = paintOrder.startsWith('stroke') && stroke === paper && Number.parseFloat(strokeWidth) >= 2 * HALO
      return [
        ...(size < LETTERS ? [`"${text.textContent}" has letters of ${size.toFixed(1)} px`] : []),
        ...(hasHalo ? [] : [`"${text.textContent}" has no halo`]),
      ]
    })
    const lines = [...drawing.querySelectorAll('.a,.l,.m,.thin')].flatMap((line) => {
      const { stroke, strokeWidth } = getComputedStyle(line)
      const isOne = stroke === 'none' || weights.includes(Number.parseFloat(strokeWidth))
      return isOne ? [] : [`a line of ${strokeWidth}: ${line.outerHTML.slice(0, 80)}`]
    })
    return [...letters, ...lines]
  }
  return [...document.querySelectorAll('svg.drawing')].flatMap((drawing) =>
    faultsOf(drawing).map((fault) => `${drawing.querySelector('title').textContent}: ${fault}`),
  )
}
