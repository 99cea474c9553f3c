import { describe, expect, it } from 'vitest'
import type { Article } from './article.ts'
import { completeLine, parseLine } from './line-entry.ts'
import { rankCandidates } from './line-candidates.ts'
import type { FavouriteLine } from './order-line.ts'

const drug = (id: number, nombre: string, concentracion: string, unidad = 'Tableta', via = 'Oral'): Article => ({
  id,
  codesumi: {
    id,
    codigo: `M${id}`,
    nombre,
    principio_activo: nombre.split(' ')[0] ?? '',
    concentracion,
    forma_farmaceutica: null,
    unidad_presentacion: unidad,
    via,
    vias_administracion: [via],
  },
  atc: '',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
})
const losartan = drug(1, 'Losartán 50 mg tableta', '50 mg')
const often: FavouriteLine = {
  codesumi_id: 1,
  via: 'Oral',
  dosis: 2,
  unidad_dosis: null,
  frecuencia: 24,
  unidad_tiempo: 'Horas',
  duracion: 30,
  meses: 3,
  observacion: 'En la noche',
  veces: 9,
}
const complete = (text: string, article = losartan, favourite: FavouriteLine | null = null) =>
  completeLine(parseLine(text), article, favourite)

describe('completeLine', () => {
  it('takes what was written, and says that it was', () => {
    expect(complete('losartan 50 1 c/12h 30d 3m vo; con agua')).toMatchObject({
      via: { valor: 'Oral', origen: 'escrito' },
      dosis: { valor: 1, origen: 'escrito' },
      frecuencia: { valor: 12, origen: 'escrito' },
      tiempo: { valor: 'Horas', origen: 'escrito' },
      duracion: { valor: 30, origen: 'escrito' },
      meses: { valor: 3, origen: 'escrito' },
      observacion: { valor: 'con agua', origen: 'escrito' },
      avisos: [],
    })
  })

  it('fills with the frequent line, then with the catalogue, then with one unit and one month', () => {
    expect(complete('losartan 50', losartan, often)).toMatchObject({
      dosis: { valor: 2, origen: 'favorito' },
      frecuencia: { valor: 24, origen: 'favorito' },
      duracion: { valor: 30, origen: 'favorito' },
      meses: { valor: 3, origen: 'favorito' },
      via: { valor: 'Oral', origen: 'favorito' },
      observacion: { valor: '2 tabletas cada 24 horas durante 30 días, 3 meses, vía oral', origen: 'por defecto' },
    })
    expect(complete('losartan 50 c/12h')).toMatchObject({
      dosis: { valor: 1, origen: 'por defecto' },
      meses: { valor: 1, origen: 'por defecto' },
      via: { valor: 'Oral', origen: 'catálogo' },
      duracion: null,
      observacion: null,
    })
  })

  it('a length that was written is not multiplied by the months of another day', () => {
    expect(complete('losartan 50 7d', losartan, often).meses).toEqual({ valor: 1, origen: 'por defecto' })
  })

  it.each(['2', '100', '2 mg', '50 mcg'])('"%s" is no strength of the drug: nothing is guessed', (typed) => {
    expect(complete(`losartan ${typed} c/24h`, losartan, often)).toMatchObject({
      dosis: null,
      avisos: [
        `«${typed}» no es una concentración de Losartán. Hay: 50 mg. Escriba la concentración y cuánto se toma, en tabletas`,
      ],
    })
  })

  it('says every strength that there is, also where the amount was written', () => {
    const others = [
      drug(4, 'Losartán 100 mg tableta', '100 mg'),
      losartan,
      drug(7, 'Digoxina 0,25 mg tableta', '0,25 mg'),
    ]
    const line = completeLine(parseLine('losartan 25 mg 1 tab c/12h'), losartan, null, others)
    expect(line.dosis).toBeNull()
    expect(line.avisos[0]).toContain('Hay: 50 mg, 100 mg. Escriba')
  })

  it('a dose in another unit is not converted: it is asked for', () => {
    const syrup = drug(2, 'Amoxicilina 250 mg/5 mL suspensión', '250 mg/5 mL', 'Frasco')
    expect(complete('amoxicilina 5 ml c/8h', syrup)).toMatchObject({
      dosis: null,
      avisos: ['«5 mL» no se convierte: escriba la dosis en frascos'],
    })
  })
})

const by = (via: string | null, vias: readonly string[]): Article => ({
  ...losartan,
  codesumi: { ...losartan.codesumi, via, vias_administracion: [...vias] },
})

const routeIn = (article: Article, favourite: FavouriteLine | null = null) =>
  complete('losartan 50 c/24h', article, favourite).via

describe('completeLine, of what was not written', () => {
  it('a dose in the unit of the drug is what was written, and nothing is said of it', () => {
    expect(complete('losartan 50 2 tab c/12h')).toMatchObject({ dosis: { valor: 2, origen: 'escrito' }, avisos: [] })
  })

  it('reads the strength in the catalogue where the name has none', () => {
    const nameless = drug(1, 'Losartán tableta', '50 mg')
    expect(complete('losartan 50 c/24h', nameless).avisos).toEqual([])
  })

  it('writes the posology without the route that nobody said', () => {
    expect(complete('losartan 50 c/12h 7d', by(null, ['Oral', 'Sublingual'])).observacion?.valor).toBe(
      '1 tableta cada 12 horas durante 7 días',
    )
  })

  it('without a strength nothing is said of it', () => {
    expect(complete('losartan c/12h')).toMatchObject({ dosis: { valor: 1, origen: 'por defecto' }, avisos: [] })
    expect(complete('losartan c/12h', losartan, often)).toMatchObject({ dosis: { valor: 2, origen: 'favorito' } })
  })

  it('a combined strength is the one of the drug when every figure is; one of two is not enough', () => {
    const both = drug(5, 'Losartán/hidroclorotiazida 50/12,5 mg tableta', '50/12,5 mg')
    expect(complete('losartan 50/12,5 mg c/24h', both).avisos).toEqual([])
    for (const typed of ['50/25 mg', '2/3 mg'])
      expect(complete(`losartan ${typed} c/24h`, both)).toMatchObject({
        dosis: null,
        avisos: [expect.stringContaining(`«${typed}» no es una concentración de`)],
      })
  })

  it('reads the strength in the name of the drug where the catalogue has no other', () => {
    const named: Article = { ...losartan, codesumi: { ...losartan.codesumi, concentracion: null } }
    expect(complete('losartan 50 c/24h', named).avisos).toEqual([])
  })

  it('takes the route of the catalogue only where the drug may be given by it, or the only one that it has', () => {
    expect(routeIn(by('Oral', ['Oral', 'Sublingual']))).toEqual({ valor: 'Oral', origen: 'catálogo' })
    expect(routeIn(by('Rectal', ['Oral', 'Sublingual']))).toBeNull()
    expect(routeIn(by(null, ['Oral', 'Sublingual']))).toBeNull()
    expect(routeIn(by(null, ['Sublingual']))).toEqual({ valor: 'Sublingual', origen: 'catálogo' })
    expect(routeIn(by(null, ['Sublingual', 'Oral']), often)).toEqual({ valor: 'Oral', origen: 'favorito' })
    expect(routeIn(by(null, ['Sublingual']), often)).toEqual({ valor: 'Sublingual', origen: 'catálogo' })
  })

  it('the line of another drug is not used', () => {
    expect(complete('losartan 50', losartan, { ...often, codesumi_id: 9 })).toMatchObject({
      dosis: { valor: 1, origen: 'por defecto' },
      frecuencia: null,
      tiempo: null,
      duracion: null,
    })
  })
})

const used = (codesumi_id: number, veces: number) => ({ ...often, codesumi_id, veces })

const plain = (id: number, nombre: string, change: Partial<Article['codesumi']> = {}): Article => {
  const article = drug(id, nombre, '50 mg')
  return { ...article, codesumi: { ...article.codesumi, ...change } }
}

const order = (text: string, articles: readonly Article[], favourites: readonly FavouriteLine[] = []) =>
  rankCandidates(parseLine(text), articles, favourites).map(({ id }) => id)

describe('rankCandidates', () => {
  const combined = drug(3, 'Losartán/hidroclorotiazida 50/12,5 mg tableta', '50/12,5 mg')
  const strong = drug(4, 'Losartán 100 mg tableta', '100 mg')
  const rank = (text: string, favourites: readonly FavouriteLine[] = []) =>
    rankCandidates(parseLine(text), [combined, strong, losartan], favourites).map(({ id }) => id)

  it('the strength that was written comes first, alone before combined', () => {
    expect(rank('losartan 50')).toEqual([1, 3, 4])
    expect(rank('losartan 100')).toEqual([4, 1, 3])
  })

  it('without strength, what the prescriber uses', () => {
    expect(rank('losartan', [{ ...often, codesumi_id: 4 }])[0]).toBe(4)
  })

  describe('of drugs that are alike in the rest', () => {
    it('the name that begins as typed comes first, then the alphabet', () => {
      expect(order('losartan', [plain(1, 'Hidroclorotiazida + losartán'), plain(2, 'Losartán')])).toEqual([2, 1])
      expect(order('losartan', [plain(1, 'Losartán B'), plain(2, 'Losartán A')])).toEqual([2, 1])
      expect(order('losartan potasico', [plain(1, 'Lactato de losartán'), plain(2, 'Losartán')])).toEqual([2, 1])
    })

    it('what is used most comes first, and the most of each counts', () => {
      const [one, other] = [plain(1, 'Losartán A'), plain(2, 'Losartán B')]
      expect(order('losartan', [one, other], [used(1, 3), used(2, 5), used(2, 1)])).toEqual([2, 1])
      expect(order('losartan', [one, other], [used(1, 3), used(2, 1), used(2, 5)])).toEqual([2, 1])
    })

    it('the one that may be given by the route that was written, and before them the one whose own it is', () => {
      const oral = plain(1, 'Losartán A')
      const both = plain(2, 'Losartán B', { vias_administracion: ['Oral', 'Sublingual'] })
      const own = plain(3, 'Losartán C', { via: 'Sublingual', vias_administracion: ['Oral', 'Sublingual'] })
      expect(order('losartan sl', [oral, both, own])).toEqual([3, 2, 1])
      expect(order('losartan vo', [oral, both, own])).toEqual([1, 2, 3])
      expect(order('losartan', [own, both, oral])).toEqual([1, 2, 3])
      expect(order('losartan', [oral, plain(4, 'Losartán D', { via: null })])).toEqual([1, 4])
    })

    it('one ingredient before several, and what there is before what there is not', () => {
      const several = plain(1, 'Losartán A', { principio_activo: 'Losartán + hidroclorotiazida' })
      expect(order('losartan', [several, plain(2, 'Losartán B')])).toEqual([2, 1])
      expect(order('losartan', [{ ...plain(1, 'Losartán A'), desabastecido: 1 }, plain(2, 'Losartán B')])).toEqual([
        2, 1,
      ])
    })

    it('the whole strength before a part of it, in the name where the catalogue has it nowhere else', () => {
      const named = plain(1, 'Losartán/hidroclorotiazida 50/12,5 mg', { concentracion: null })
      const half = plain(2, 'Losartán 50 mg', { concentracion: '50 mg' })
      expect(order('losartan 50/12,5 mg', [half, named])).toEqual([1, 2])
      expect(order('losartan 12,5 mg', [half, named])).toEqual([1, 2])
      expect(order('losartan 50 mg', [named, half])).toEqual([2, 1])
    })

    it.each([
      ['50 mg', '50/12,5 mg', '50 mg'],
      ['50/25 mg', '50/12,5 mg', '50/25 mg'],
      ['160/12,5 mg', '160/25 mg', '10/160/12,5 mg'],
    ])('asked for %s, %s goes behind %s whatever their names', (asked, far, near) => {
      const [before, after] = [
        plain(1, 'Losartán A', { concentracion: far }),
        plain(2, 'Losartán Z', { concentracion: near }),
      ]
      expect(order(`losartan ${asked}`, [before, after])).toEqual([2, 1])
    })
  })
})
