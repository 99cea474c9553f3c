import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../navigation/permissions.ts'
import { describePermission, groupPermissions, permissionNote, permissionWords } from './permission-list.ts'

const titlesOf = (id: string) =>
  groupPermissions(PERMISSIONS)
    .find((group) => group.id === id)
    ?.permisos.map(({ titulo }) => titulo)

describe('describePermission', () => {
  it('a page has its title, its address and the rule that gave it the key', () => {
    const kardex = describePermission('farmacia.kardex')
    expect(kardex).toMatchObject({ titulo: 'Kardex', grupo: 'farmacia', origen: 'pagina', menus: [], permite: null })
    expect(kardex.paginas.map(({ path }) => path)).toEqual(['/farmacia/kardex'])
  })

  it('a key of the menu says which group is seen with it, the specification or our rule behind it', () => {
    expect(describePermission('farmacia.menu.vista')).toMatchObject({
      titulo: 'Ver «Farmacia» en el menú',
      origen: 'especificacion',
      menus: ['Farmacia'],
    })
    expect(describePermission('turno.menu')).toMatchObject({ origen: 'grupo', grupo: 'turno' })
    expect(describePermission('autogestion.menu').titulo).toBe('Ver «Autogestión» y «Libre elección» en el menú')
  })

  it('a key that names a group and a page at once is called as its page', () => {
    expect(describePermission('panelmedico.atenciones')).toMatchObject({
      titulo: 'Consultas de hoy',
      menus: ['Panel Médico'],
    })
  })

  it('Inducción específica has no key of its own: it opens with that of Talento Humano', () => {
    expect(describePermission('talentoHumano.menua').paginas.map(({ title }) => title)).toEqual([
      'Inducción específica',
    ])
    expect(PERMISSIONS).not.toContain('talentoHumano.induccionEspecifica')
  })

  it('an action says what it lets a person do', () => {
    expect(describePermission('consultas.todas')).toMatchObject({ grupo: 'acciones', origen: 'accion', paginas: [] })
    expect(describePermission('referencia.seguimiento.todo').origen).toBe('especificacion')
  })

  it('a key that this version does not know is called by itself', () => {
    expect(describePermission('farmacia.vieja')).toMatchObject({
      titulo: 'farmacia.vieja',
      grupo: 'anterior',
      origen: 'anterior',
      paginas: [],
    })
  })
})

const note = (clave: string) => permissionNote(describePermission(clave))

describe('permissionNote', () => {
  it('says what the title leaves out', () => {
    expect(note('blog.vista')).toContain('historia de los pacientes')
    expect(note('agendamiento.medico')).toBe('Muestra también «Agendamiento» en el menú')
    expect(note('talentoHumano.menua')).toBe('Abre también «Inducción específica»')
    expect([note('farmacia.kardex'), note('farmacia.menu.vista'), note('no.existe')]).toEqual([null, null, null])
  })
})

describe('groupPermissions', () => {
  it('puts every key in one group, and none among those of an earlier version', () => {
    const groups = groupPermissions(PERMISSIONS)
    const keys = groups.flatMap(({ permisos }) => permisos.map(({ clave }) => clave))
    expect(keys.toSorted()).toEqual(PERMISSIONS.toSorted())
    expect(groups.map(({ id }) => id)).not.toContain('anterior')
  })

  it('has the actions first, then the groups of the menu, then what stands outside', () => {
    const ids = groupPermissions(PERMISSIONS).map(({ id }) => id)
    expect(ids.slice(0, 4)).toEqual(['acciones', 'inicio', 'agendamiento', 'cita'])
    expect(ids.slice(-2)).toEqual(['admin', 'fuera'])
    const all = groupPermissions([...PERMISSIONS, 'farmacia.vieja'])
    expect([all[0], all.at(-2), all.at(-1)].map((group) => [group?.id, group?.titulo])).toEqual([
      ['acciones', 'Acciones con pacientes y órdenes'],
      ['fuera', 'Fuera de los módulos'],
      ['anterior', 'De una versión anterior'],
    ])
  })

  it('puts the modules outside the menu with the group whose key they ask for', () => {
    expect(titlesOf('turno')).toEqual(expect.arrayContaining(['Ver «Turno» en el menú', 'Taquillas', 'Áreas clínicas']))
    expect(titlesOf('Sst')).toEqual(expect.arrayContaining(['Registrar FUREL']))
    expect(titlesOf('turno')?.[0]).toBe('Ver «Turno» en el menú')
  })

  it('no two permissions are called the same', () => {
    const titles = groupPermissions(PERMISSIONS).flatMap(({ permisos }) => permisos.map(({ titulo }) => titulo))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})

describe('permissionWords', () => {
  it('says up to five, and how many more', () => {
    expect(permissionWords(['farmacia.kardex', 'blog.vista'])).toBe('Kardex y Atender y ordenar')
    expect(permissionWords(['a.a', 'b.b', 'c.c', 'd.d', 'e.e', 'f.f', 'g.g'])).toBe('a.a, b.b, c.c, d.d, e.e y 2 más')
  })
})

it('anular incapacidades de otros y registrar entregas son acciones', () => {
  for (const clave of ['incapacidades.anular', 'medicamentos.entregar']) {
    expect(describePermission(clave)).toMatchObject({ origen: 'accion', grupo: 'acciones', paginas: [] })
  }
})
