/** A tall picture of a machine is made of drawings, one below the other: each apart, so that paper breaks between them. */

const OPENING = /^(?<opening><svg [^>]*?) width="(?<width>\d+)" height="(?<height>\d+)" viewBox="[^"]*">/u
const HEADING = /\n(?=<text class="titulo" )/u
/** A heading begins its own height above the line on which it stands. */
const LINE = /^<text class="titulo" x="\d+" y="(?<line>\d+)" font-size="(?<size>\d+)">/u

const topOf = (part: string): number => {
  const { line, size } = LINE.exec(part)?.groups ?? {}
  return Number(line ?? 0) - Number(size ?? 0)
}

/** The same picture as one or more, of the same width; the first one has its name and its style. */
export const drawingsOf = (svg: string): readonly string[] => {
  const { opening = '', width = '', height = '' } = OPENING.exec(svg)?.groups ?? {}
  const [head = '', ...parts] = svg.replace(/<\/svg>\s*$/u, '').split(HEADING)
  if (opening === '' || parts.length < 2) return [svg]
  const tops = parts.map(topOf)
  return parts.map((part, at) => {
    const top = tops[at] ?? 0
    const tall = (tops[at + 1] ?? Number(height)) - top
    const size = `width="${width}" height="${tall}" viewBox="0 ${top} ${width} ${tall}"`
    return at === 0
      ? `${opening} ${size}>${head.replace(OPENING, '')}${part}</svg>`
      : `<svg class="maquina" aria-hidden="true" ${size}>${part}</svg>`
  })
}
