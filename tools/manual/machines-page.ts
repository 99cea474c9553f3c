/** The files of `docs/` that show the machines: one page and one drawing for each. */
import { drawnMachines, type DrawnMachine } from './machines.ts'

/** Writes them again. */
export const COMMAND = 'node tools/manual/write-machines.ts'

const PAGE = 'docs/machines.md'

const section = ({ id, titulo, descripcion, archivo, estados, transiciones, ancho }: DrawnMachine): string =>
  [
    `### ${titulo}`,
    '',
    descripcion,
    '',
    `${estados.length} estados, ${transiciones.length} transiciones · \`${archivo}\``,
    '',
    `<img src="machines/${id}.svg" alt="Diagrama de estados: ${titulo}" width="${ancho}">`,
  ].join('\n')

const page = (machines: readonly DrawnMachine[]): string => {
  const groups = [...new Set(machines.map(({ grupo }) => grupo))]
  return [
    '# Máquinas',
    '',
    `Generado con \`${COMMAND}\`; no se edita a mano.`,
    '',
    'Cada flujo y cada ciclo de vida del producto es una máquina de estados. Los dibujos salen del mismo código que se ejecuta.',
    '',
    'Cómo se leen: el punto negro es donde empieza; un recuadro es una situación; una flecha, lo que la cambia, con su condición entre',
    'corchetes («si no»: en los demás casos). Doble borde: ahí termina. Borde grueso: se dibuja aparte, más abajo. Borde punteado: está',
    'fuera de ese dibujo, o vale en cualquier momento. Rojo: algo falla. Dentro del recuadro, «también» es lo que pasa sin salir de él y',
    '«→» lleva a otra situación. «Responde» y «Falla» son las dos maneras en que termina lo que se pide al servidor.',
    '',
    ...groups.flatMap((group) => [
      `- ${group}: ${machines
        .filter(({ grupo }) => grupo === group)
        .map(({ titulo }) => titulo)
        .join(' · ')}`,
    ]),
    '',
    ...groups.flatMap((group) => [
      `## ${group}`,
      '',
      machines
        .filter(({ grupo }) => grupo === group)
        .map(section)
        .join('\n\n'),
      '',
    ]),
  ].join('\n')
}

/** Path from the root → text. */
export const machineFiles = (): ReadonlyMap<string, string> => {
  const machines = drawnMachines()
  return new Map([
    [PAGE, page(machines)],
    ...machines.map(({ id, svg }): readonly [string, string] => [`docs/machines/${id}.svg`, svg]),
  ])
}
