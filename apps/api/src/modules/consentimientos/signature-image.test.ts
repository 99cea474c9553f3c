import { spawnSync } from 'node:child_process'
import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { EMPTY_PAD, ONE_DOT, SIGNATURE, drawing } from '../../../../../tests/support/signature.ts'
import { inkOf, signatureImage } from './signature-image.ts'

const dataUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`
const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

describe('a signature', () => {
  it('is a drawing, kept as the same picture and nothing else', () => {
    const image = signatureImage(SIGNATURE)
    expect(image).not.toBeNull()
    const [kept, sent] = [PNG.sync.read(image ?? Buffer.alloc(0)), PNG.sync.read(bytesOf(SIGNATURE))]
    expect(kept.data.equals(sent.data)).toBe(true)
    expect(inkOf(kept)).toEqual(inkOf(sent))
  })

  it('may be drawn in dark ink over white', () => {
    const white = PNG.sync.read(bytesOf(SIGNATURE))
    for (let at = 0; at < white.data.length; at += 4) {
      const inked = (white.data[at + 3] ?? 0) > 0
      white.data.set([inked ? 20 : 255, inked ? 30 : 255, inked ? 60 : 255, 255], at)
    }
    expect(signatureImage(dataUrl(PNG.sync.write(white)))).not.toBeNull()
  })

  it('is not an empty pad, a dot, a short mark or a block of colour', () => {
    expect(signatureImage(EMPTY_PAD)).toBeNull()
    expect(signatureImage(ONE_DOT)).toBeNull()
    expect(signatureImage(drawing({ ink: (x, y) => y === 80 && x < 15 }))).toBeNull()
    expect(signatureImage(drawing({ ink: () => true }))).toBeNull()
    expect(signatureImage(drawing({ width: 1, height: 1, ink: () => true }))).toBeNull()
  })

  it('is a PNG by its content, whatever it says it is', () => {
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 60 }, () => 0)])
    expect(signatureImage(dataUrl(text))).toBeNull()
    expect(signatureImage(dataUrl(jpeg))).toBeNull()
    expect(signatureImage(SIGNATURE.replace('image/png', 'image/svg+xml'))).toBeNull()
    expect(signatureImage('')).toBeNull()
    expect(signatureImage('data:image/png;base64,')).toBeNull()
  })

  it('is not larger than 2000 × 1000 pixels, said before it is unpacked', () => {
    const huge = bytesOf(SIGNATURE)
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    expect(signatureImage(dataUrl(huge))).toBeNull()
    const wide = drawing({ width: 2001, height: 40, ink: (x, y) => Math.abs(y - 20 - 15 * Math.sin(x / 9)) < 2 })
    expect(signatureImage(wide)).toBeNull()
  })

  it('is not a damaged or cut picture, nor one over 500 KiB', () => {
    const bytes = bytesOf(SIGNATURE)
    expect(signatureImage(dataUrl(bytes.subarray(0, bytes.length / 2)))).toBeNull()
    const broken = Buffer.from(bytes)
    broken.fill(7, 60, 200)
    expect(signatureImage(dataUrl(broken))).toBeNull()
    expect(signatureImage(dataUrl(Buffer.concat([bytes, Buffer.alloc(512 * 1024)])))).toBeNull()
  })
})

const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
}
const header = (width: number, height: number, interlaced = 0): Buffer =>
  chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 6, 0, 0, interlaced])]))
const png = (...chunks: readonly Buffer[]): string =>
  dataUrl(Buffer.concat([MAGIC, ...chunks, chunk('IEND', Buffer.alloc(0))]))

/** What a process of its own needs to read a hostile picture, in MiB at its fullest. */
const peakMemory = (url: string): number => {
  const module = new URL('./signature-image.ts', import.meta.url).href
  // Where the system counts a process from its own beginning it is asked: the usual figure begins with that of who started it.
  const script = `import { existsSync, readFileSync } from 'node:fs'
    const { signatureImage } = await import(${JSON.stringify(module)})
    let text = ''
    for await (const part of process.stdin) text += part
    if (signatureImage(text) !== null) process.exit(1)
    const own = '/proc/self/status'
    const peak = existsSync(own) ? /VmHWM:\\s+(\\d+)/.exec(readFileSync(own, 'utf8'))?.[1] : undefined
    process.stdout.write(String(Number(peak ?? process.resourceUsage().maxRSS) / 1024))`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { input: url, encoding: 'utf8' })
  expect(run.status, run.stderr).toBe(0)
  return Number(run.stdout)
}

describe('a picture made to exhaust the server', () => {
  const ZEROS = deflateSync(Buffer.alloc(200_000_000), { level: 9 })
  const MODEST_MIB = 250

  it.each([
    [
      'says its true size in a second header',
      png(header(400, 160), header(16_000, 16_000), chunk('IDAT', deflateSync(Buffer.alloc(1_000)))),
    ],
    ['unpacks to far more than its pixels', png(header(400, 160), chunk('IDAT', ZEROS))],
    ['is interlaced and unpacks to far more than its pixels', png(header(400, 160, 1), chunk('IDAT', ZEROS))],
    [
      'has a chunk longer than itself',
      png(header(400, 160), Buffer.concat([uint32(0x7f_ff_ff_ff), Buffer.from('IDAT')])),
    ],
    ['has no header', png(chunk('IDAT', ZEROS.subarray(0, 1_000)))],
  ])('is refused without being unpacked when it %s', (_title, url) => {
    expect(peakMemory(url)).toBeLessThan(MODEST_MIB)
  })
})
