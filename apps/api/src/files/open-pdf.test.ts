import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { PDF_FAULTS } from '@cauce/domain/content/pdf-fault'
import { pageWith, pdfOf, wholePdf } from '../testing/pdf-file.ts'
import { pageOf } from '../seed/demo/chat-files.ts'
import { refusedPdf } from './open-pdf.ts'

const whole = wholePdf()
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const PAGE = '/Type /Page /Parent 2 0 R /MediaBox [0 0 612 792]'

/** The same as a writer of today keeps it: objects inside compressed streams, where no search for words finds them. */
const compressed = async (active: boolean): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  document.addPage()
  if (active) {
    const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })
    document.catalog.set(PDFName.of('OpenAction'), document.context.register(action))
  }
  return document.save({ useObjectStreams: true })
}

const bomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024, '1 '), { level: 9 }).toString('latin1')
  const dict = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`
  return pageWith('', [`${dict}\nstream\n${packed}\nendstream`])
}

describe('un PDF que se puede mostrar', () => {
  it.each([
    ['de una página', whole],
    ['de la demostración', pageOf('Epicrisis')],
    ['que abre en un lugar suyo', pageWith('/OpenAction [3 0 R /Fit] ')],
    ['que abre con un salto', pageWith('/OpenAction << /S /GoTo /D [3 0 R /Fit] >> ')],
    [
      'con un enlace a una página',
      pageWith('', [], `<< ${PAGE} /Annots [<< /Subtype /Link /A << /S /URI /URI (https://x.co) >> >>] >>`),
    ],
  ])('%s', async (_name, bytes) => {
    expect(await refusedPdf(bytes)).toBeNull()
  })

  it('con sus objetos comprimidos', async () => {
    expect(await refusedPdf(await compressed(false))).toBeNull()
  })

  it('del mayor tamaño que se admite', async () => {
    expect(await refusedPdf(wholePdf('x'.repeat(50 * 1024 * 1024 - 1_000)))).toBeNull()
  })
})

describe('se rehúsa', () => {
  it.each([
    ['los cinco primeros bytes', latin('%PDF-'), 'dañado'],
    ['nada más que el comienzo y el final', latin('%PDF-1.7\n%%EOF\n'), 'dañado'],
    [
      'una página web entre el comienzo y el final',
      latin('%PDF-1.4\n<html><script>1</script>PK\u0003\u0004\n%%EOF'),
      'dañado',
    ],
    ['lo mismo con una tabla inventada', latin('%PDF-1.4\n<html></html>\nstartxref\n9\n%%EOF'), 'sin_paginas'],
    ['cortado', whole.subarray(0, whole.length - 40), 'dañado'],
    [
      'cortado, con el final puesto a mano',
      Buffer.concat([whole.subarray(0, 90), latin('\nstartxref\n9\n%%EOF\n')]),
      'dañado',
    ],
    [
      'sin páginas',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      'sin_paginas',
    ],
    [
      'que dice tenerlas',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 9 >>']),
      'sin_paginas',
    ],
    [
      'cifrado',
      pdfOf(
        [
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [] /Count 0 >>',
          '<< /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>',
        ],
        '/Encrypt 3 0 R /ID [(a) (a)] ',
      ),
      'cifrado',
    ],
    ['que ejecuta al abrirse', pageWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >> '), 'activo'],
    ['con el nombre disfrazado', pageWith('/OpenAction << /S /Java#53cript /J#53 (1) >> '), 'activo'],
    [
      'con un programa en los nombres',
      pageWith('/Names << /JavaScript << /Names [(a) 4 0 R] >> >> ', ['<< /S /JavaScript /JS (1) >>']),
      'activo',
    ],
    [
      'que abre otro programa',
      pageWith('', ['<< /S /Launch /F (cmd.exe) >>'], `<< ${PAGE} /Annots [<< /Subtype /Link /A 4 0 R >>] >>`),
      'activo',
    ],
    ['con acciones de la página', pageWith('', [], `<< ${PAGE} /AA << /O << /S /Named /N /Print >> >> >>`), 'activo'],
    [
      'con un archivo adentro',
      pageWith('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >> ', ['<< /Type /Filespec /F (a.exe) >>']),
      'activo',
    ],
    [
      'con un formulario XFA',
      pageWith('/AcroForm << /Fields [] /XFA 4 0 R >> ', ['<< /Length 1 >>\nstream\nx\nendstream']),
      'activo',
    ],
    ['con contenido multimedia', pageWith('', [], `<< ${PAGE} /Annots [<< /Subtype /RichMedia >>] >>`), 'activo'],
    [
      'con una acción que un objeto posterior tapa',
      Buffer.from(
        pageWith('', ['<< /S /JavaScript /JS (1) >>'])
          .toString('latin1')
          .replace('xref\n', '4 0 obj\n<< >>\nendobj\nxref\n'),
        'latin1',
      ),
      'activo',
    ],
  ] as const)('%s', async (_name, bytes, fault) => {
    expect(await refusedPdf(bytes)).toBe(PDF_FAULTS[fault])
  })

  it('lo que ejecuta aunque esté comprimido', async () => {
    const bytes = await compressed(true)
    expect(Buffer.from(bytes).includes('JavaScript')).toBe(false)
    expect(await refusedPdf(bytes)).toBe(PDF_FAULTS.activo)
  })

  it('lo que no se alcanza a revisar, y el siguiente se revisa', async () => {
    expect(await refusedPdf(whole, -1)).toBe(PDF_FAULTS.excesivo)
    expect(await refusedPdf(whole)).toBeNull()
  })

  it('lo que al desempacarse crece sin medida, sin llevarse el proceso', async () => {
    expect(await refusedPdf(bomb())).not.toBeNull()
    expect(await refusedPdf(whole)).toBeNull()
  })
})
