/**
 * What a page must keep as it is printed, read from its layout in the width of the sheet. Each function runs by itself in a
 * browser, as those of `in-page.js` do. The room of the foot is a float that only a sheet has, so `bareOfFoot` takes it out.
 */

/** Takes out the room that the foot keeps, or puts it back. */
export const bareOfFoot = (isBare) => {
  for (const room of document.querySelectorAll('.foot-room')) room.style.display = isBare ? 'none' : ''
}

/** What is wider than the sheet: one such element, and a browser makes every sheet smaller. */
export const beyondTheSheet = () => {
  const edge = document.documentElement.clientWidth + 1
  return [...document.querySelectorAll('main *')]
    .filter((e) => e.getBoundingClientRect().right > edge && !e.closest('.unseen, .wide, svg'))
    .slice(0, 1)
    .map((e) => `wider than the sheet: ${e.textContent.trim().replace(/\s+/g, ' ').slice(0, 60)}`)
}

/** Cells of a row whose texts stand closer than a letter. */
export const touchingCells = () => {
  const LETTER = 4
  const range = document.createRange()
  const boxesOf = (cell) => {
    const boxes = []
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data.trim() === '' || node.parentElement.closest('.unseen, svg')) continue
      range.selectNodeContents(node)
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 0))
    }
    return boxes
  }
  const text = ({ textContent }) => textContent.trim().slice(0, 30)
  return [...document.querySelectorAll('main tr')].flatMap(({ cells }) => {
    const boxes = [...cells].map(boxesOf)
    return boxes.slice(1).flatMap((right, i) => {
      const left = boxes[i]
      if (left.length === 0 || right.length === 0) return []
      const gap = Math.min(...right.map((box) => box.left)) - Math.max(...left.map((box) => box.right))
      return gap < LETTER ? [`"${text(cells[i])}" touches "${text(cells[i + 1])}"`] : []
    })
  })
}

/** Letters that nobody reads on paper: of a text, of a formula, and of its indices, pt. */
export const smallLetters = () => {
  const LEAST = { text: 6.5, formula: 7, index: 4.9 }
  const size = (element) => 0.75 * Number.parseFloat(getComputedStyle(element).fontSize)
  const isSeen = (e) => e.getClientRects().length > 0 && !e.closest('svg, .unseen, section > h2')
  const small = new Set()
  for (const math of document.querySelectorAll('main math')) {
    if (!isSeen(math)) continue
    const where = math.closest('[id]')?.id
    if (size(math) < LEAST.formula) small.add(`a formula in ${where} has letters of ${size(math).toFixed(1)} pt`)
    const least = Math.min(...[...math.querySelectorAll('mi, mn, mo, mtext')].filter((e) => e.textContent).map(size))
    if (least < LEAST.index) small.add(`a formula in ${where} has indices of ${least.toFixed(1)} pt`)
  }
  for (const element of document.querySelectorAll('main :not(math, math *)')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
    if (hasText && isSeen(element) && size(element) < LEAST.text)
      small.add(`"${element.textContent.trim().slice(0, 30)}" has letters of ${size(element).toFixed(1)} pt`)
  }
  return [...small]
}

/** Units that stand on a line of their own in a cell, and heads and sources of inputs that are broken where there is room. */
export const brokenCells = () => {
  const range = document.createRange()
  const linesOf = (element) => {
    range.selectNodeContents(element)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
    return boxes.length > 0 && Math.max(...boxes.map((b) => b.top)) > Math.min(...boxes.map((b) => b.bottom)) ? 2 : 1
  }
  const found = []
  for (const unit of document.querySelectorAll('main tbody .u')) {
    const before = unit.previousSibling
    if (before?.nodeType !== Node.TEXT_NODE || before.data.trim() === '') continue
    range.setStart(before, before.data.length - 1)
    range.setEnd(before, before.data.length)
    const [number] = range.getClientRects()
    const [own] = unit.getClientRects()
    if (number && own && own.top > number.bottom - 2)
      found.push(`the unit of ${unit.parentElement.textContent} is alone`)
  }
  for (const cell of document.querySelectorAll(
    '.inputs thead th, .inputs td:nth-child(6), .inputs-brief .source, .bar .note',
  ))
    if (cell.textContent.length < 12 && linesOf(cell) > 1) found.push(`"${cell.textContent}" is broken`)
  return found
}

/** The foot of the first sheet, under an id that a print can find, and how high it is in mm. */
export const signOff = () => {
  const foot = document.querySelector('.foot')
  if (!foot) return undefined
  foot.id ||= 'foot-of-sheet'
  const links = document.body.appendChild(document.createElement('div'))
  links.className = 'only-on-paper'
  links.style.display = 'none'
  links.appendChild(document.createElement('a')).href = `#${foot.id}`
  return { id: foot.id, height: (foot.getBoundingClientRect().height * 25.4) / 96 }
}
