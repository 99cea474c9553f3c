import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeLine, parseLine } from '@cauce/domain/medication/line-entry'
import {
  AMOXICILLIN,
  LORATADINE,
  LOSARTAN,
  WARFARIN,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'

/** María Elena's, Luz Dary's and Carlos Mario's consultations of today. */
const [MARIA, LUZ, CARLOS] = [1, 5, 12]

let medications: Medications
beforeAll(async () => {
  medications = await openMedications()
})
afterAll(() => medications.close())

const names = (articles: readonly { readonly codesumi: { readonly nombre: string } }[]): readonly string[] =>
  articles.map(({ codesumi }) => codesumi.nombre)

describe('la búsqueda de medicamentos', () => {
  it('encuentra sin acentos ni mayúsculas, por palabras, principio o ATC; lo que empieza igual, primero', async () => {
    expect(names(await medications.search('LOSARTAN'))[0]).toMatch(/^Losartán/u)
    expect(names(await medications.search('50 losartan'))).toContain(LOSARTAN)
    expect(names(await medications.search('c09ca01'))).toContain(LOSARTAN)
    expect(await medications.search('zzzzzz')).toEqual([])
    const prefixed = names(await medications.search('codeina'))
    expect(prefixed.length).toBeGreaterThan(0)
  })

  it('los signos de patrón no son comodines', async () => {
    expect(await medications.search('%%%%%%')).toEqual([])
    expect(await medications.search('______')).toEqual([])
  })

  it('trae las vías de la presentación, no las de otra del mismo principio', async () => {
    const [found] = await medications.search('omeprazol 20')
    expect(found?.codesumi.vias_administracion).toEqual(['Oral'])
  })

  it('marca lo que el afiliado ya toma, y si es la misma presentación', async () => {
    const drugs = await medications.search('losartan', CARLOS)
    const same = drugs.find(({ codesumi }) => codesumi.nombre === LOSARTAN)
    const other = drugs.find(({ codesumi }) => codesumi.nombre === 'Losartán 100 mg tableta')
    expect(same?.activa).toMatchObject({ nombre: LOSARTAN, frecuencia: 12, misma_presentacion: true })
    expect(same?.activa?.diagnostico?.codigo).toBe('I10')
    expect(other?.activa).toMatchObject({ nombre: LOSARTAN, misma_presentacion: false })
    expect((await medications.search('losartan')).every(({ activa }) => activa === null)).toBe(true)
  })

  it('no marca en la consulta de otro profesional', async () => {
    const token = await medications.server.login('oncologo@cauce.demo')
    const answer = await medications.post(
      '/medicamentos/listarMedicamentoOrdenamiento',
      { nombre: 'losartan', consulta_id: CARLOS },
      { token },
    )
    expect(answer).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
  })

  it('el vademécum responde lo mismo sin afiliado', async () => {
    const answer = await medications.post('/medicamentos/listarVademecum', { nombre: 'ondansetron' })
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).toContain('Ondansetrón 8 mg tableta')
  })
})

describe('la línea escrita', () => {
  it('encuentra el medicamento por su concentración y trae la línea frecuente de quien formula', async () => {
    const texto = 'amoxi 500 c/8h 7d'
    const { articulos, favoritos } = await medications.typed(texto)
    expect(articulos[0]?.codesumi.nombre).toBe(AMOXICILLIN)
    expect(articulos.length).toBeLessThanOrEqual(8)
    expect(favoritos[0]).toMatchObject({ dosis: 1, frecuencia: 8, unidad_tiempo: 'Horas', duracion: 7, veces: 2 })
    const [articulo] = articulos
    const [favorito] = favoritos
    if (articulo === undefined || favorito === undefined) throw new Error('sin candidatos')
    expect(completeLine(parseLine(texto), articulo, favorito)).toMatchObject({
      dosis: { valor: 1, origen: 'favorito' },
      duracion: { valor: 7, origen: 'escrito' },
      via: { valor: 'Oral', origen: 'favorito' },
      observacion: { valor: '1 cápsula cada 8 horas durante 7 días, vía oral', origen: 'por defecto' },
    })
  })

  it('las líneas frecuentes de otro no cuentan', async () => {
    const token = await medications.server.login('oncologo@cauce.demo')
    const answer = await medications.post(
      '/medicamentos/completar-linea',
      { consulta_id: 25, texto: 'amoxi 500' },
      { token },
    )
    expect(answer).toMatchObject({ status: 200, body: { favoritos: [] } })
  })

  it('lo que no se entiende no impide encontrar; sin medicamento no se busca', async () => {
    const { articulos } = await medications.typed('losartan 50 c/12h con bastante agua')
    expect(articulos[0]?.codesumi.nombre).toBe(LOSARTAN)
    expect((await medications.typed('1 cada 24 horas')).articulos).toEqual([])
  })
})

describe('los últimos seis meses', () => {
  it('van por páginas, de la más nueva a la más vieja', async () => {
    const first = await medications.history(MARIA, 5)
    expect(first).toMatchObject({ total: 10, last_page: 2 })
    expect(first.data.map(({ created_at }) => created_at)).toEqual(
      first.data
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    )
    const second = await medications.history(MARIA, 5, 2)
    expect(second.data.length).toBe(5)
    expect((await medications.history(MARIA, 5, 3)).data).toEqual([])
    expect((await medications.history(MARIA, 100)).last_page).toBe(1)
  })

  it('cada fila dice cómo se tomó, quién formuló, por qué y si sigue activa', async () => {
    const { data } = await medications.history(MARIA, 20)
    expect(data.find(({ orden_id }) => orden_id === 40219)).toMatchObject({
      codesumi: { nombre: 'Amlodipino 5 mg tableta' },
      formula: '1 cada 24 h durante 30 días = 30 tabletas',
      medico: 'Laura Restrepo Mejía',
      diagnostico: { codigo: 'I10' },
      sigue_activa: true,
    })
    expect(data.filter(({ sigue_activa }) => sigue_activa).length).toBe(2)
  })

  it('dicen lo que cambió desde entonces: una alergia, el diagnóstico', async () => {
    const { data } = await medications.history(LUZ, 20)
    const sulfa = data.find(({ codesumi }) => codesumi.nombre.startsWith('Trimetoprim'))
    expect(sulfa?.cambios[0]).toMatchObject({ tipo: 'alergia', severidad: 'grave' })
    expect(sulfa?.cambios[0]?.texto).toContain('Sulfonamidas')
    const pressure = data.find(({ codesumi, sigue_activa }) => codesumi.nombre === LOSARTAN && !sigue_activa)
    expect(pressure?.cambios).toEqual([expect.objectContaining({ tipo: 'diagnostico' })])
  })

  it('y un medicamento que salió del catálogo', async () => {
    const db = medications.server.db
    await db.updateTable('medicamentos').set({ activo: false }).where('nombre', '=', WARFARIN).execute()
    const { data } = await medications.history(CARLOS, 20)
    expect(data.find(({ codesumi }) => codesumi.nombre === WARFARIN)?.cambios[0]).toMatchObject({ tipo: 'retirado' })
    await db.updateTable('medicamentos').set({ activo: true }).where('nombre', '=', WARFARIN).execute()
  })
})

describe('las órdenes activas', () => {
  it('muestran primero las abiertas, con sede, estado y comprobaciones', async () => {
    const lines = await medications.active(CARLOS)
    expect(lines.map(({ estado_id }) => estado_id)).toEqual([3, 1, 1, 1, 1, 1, 5, 2])
    const warfarin = lines.find(({ codesumi }) => codesumi.nombre === WARFARIN)
    expect(warfarin?.comprobaciones).toContainEqual(
      expect.objectContaining({ comprobacion: 'interacciones', motivo: 'INR en siete días, paciente informado' }),
    )
    const amlodipine = lines.find(({ codesumi }) => codesumi.nombre === 'Amlodipino 5 mg tableta')
    const enalapril = lines.find(({ codesumi }) => codesumi.nombre === 'Enalapril 20 mg tableta')
    expect(amlodipine?.reemplaza_id).toBe(enalapril?.id)
  })

  it('se cuentan en la consulta', async () => {
    const { body } = await medications.get(`/consultas/consulta/${CARLOS}`)
    expect(body).toMatchObject({ conteo_ordenes: { 1: 6 } })
  })

  it('la consulta trae sus diagnósticos, el principal primero', async () => {
    const { body } = await medications.get(`/consultas/consulta/${MARIA}`)
    expect(body).toMatchObject({
      diagnosticos: [{ codigo: 'I10', principal: true }, { codigo: 'E119', principal: false }, { codigo: 'E785' }],
    })
  })
})

it('los diagnósticos se buscan por código o por nombre', async () => {
  const byCode = await medications.post('/cie10/listarFiltro', { valor: 'E11.9' })
  expect(byCode.body).toMatchObject([{ codigo: 'E119' }])
  const byName = await medications.post('/cie10/listarFiltro', { valor: 'hipertension esencial' })
  expect(byName.body).toMatchObject([{ codigo: 'I10' }, { codigo: 'O100' }])
})

it('cada lectura queda en la auditoría', async () => {
  await medications.search(LORATADINE, MARIA)
  await medications.history(MARIA)
  await medications.active(MARIA)
  const wanted = ['historico_medicamentos.leer', 'medicamentos.leer', 'ordenes.leer']
  await expect
    .poll(async () => {
      const rows = await medications.server.db
        .selectFrom('auditoria')
        .select('accion')
        .where('accion', 'in', wanted)
        .where('afiliado_id', '=', 1)
        .groupBy('accion')
        .execute()
      return rows.map(({ accion }) => accion).toSorted()
    })
    .toEqual(wanted)
})
