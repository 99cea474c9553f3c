# language: es
Característica: La función renal y los medicamentos
  La última creatinina de la historia dice la filtración del paciente, por la fórmula de cada medicamento. Lo que con ella se evita, se
  reduce o se espacia se avisa; lo que no se puede saber queda sin verificar.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  @regla @mensaje @regla:medication/renal @servidor-propio
  Regla: Lo que la filtración no permite se avisa

    Esquema del escenario: Metformina cada <horas> horas con creatinina de <creatinina>
      Dado una paciente de 70 años con creatinina de <creatinina> de hace 10 días
      Cuando pide los avisos de "Metformina 850 mg tableta" a 1 cada <horas> Horas
      Entonces hay un aviso de renal que dice "<titulo>"
      Y su gravedad es "<gravedad>"

      Ejemplos:
        | creatinina | horas | titulo | gravedad |
        | 2,6 | 24 | Contraindicado con esta función renal: Metformina | contraindicada |
        | 1,6 | 12 | Dosis alta para esta función renal: Metformina, 1 700 mg al día, el máximo es 1 000 mg | mayor |
        | 1,2 | 24 | Se vigila con esta función renal: Metformina | informativa |

    Escenario: Dentro de lo que admite
      Dado una paciente de 70 años con creatinina de 1,6 de hace 10 días
      Cuando pide los avisos de "Metformina 850 mg tableta" a 1 cada 24 Horas
      Entonces la función renal queda limpia

    Escenario: Un medicamento del que la tabla no dice nada
      Dado una paciente de 70 años sin creatinina
      Cuando pide los avisos de "Rifaximina 550 mg tableta"
      Entonces la función renal no se comprueba

    Escenario: Un menor de 18 años
      Dado una paciente de 12 años sin creatinina
      Cuando pide los avisos de "Metformina 850 mg tableta"
      Entonces la función renal no se comprueba

  @regla @mensaje @regla:medication/known-kidneys @servidor-propio
  Regla: Sin una creatinina que valga no se da por buena

    Escenario: Nadie la ha anotado
      Dado una paciente de 70 años sin creatinina
      Cuando pide los avisos de "Metformina 850 mg tableta"
      Entonces la función renal queda sin verificar porque "No hay creatinina en la historia"

    Escenario: La última es vieja
      Dado una paciente de 70 años con creatinina de 0,7 de hace 181 días
      Cuando pide los avisos de "Metformina 850 mg tableta"
      Entonces la función renal queda sin verificar porque "La última creatinina es del"

    Escenario: Lo que una vieja ya contraindica se avisa
      Dado una paciente de 70 años con creatinina de 2,6 de hace 300 días
      Cuando pide los avisos de "Metformina 850 mg tableta" a 1 cada 24 Horas
      Entonces hay un aviso de renal que dice "Contraindicado con esta función renal: Metformina"

    Escenario: El grado anotado cuenta donde no hay creatinina
      Dado una paciente de 70 años sin creatinina
      Cuando anota una función renal grave
      Y pide los avisos de "Metformina 850 mg tableta" a 1 cada 24 Horas
      Entonces hay un aviso de renal que dice "Contraindicado con esta función renal: Metformina"

    Escenario: Sin el catálogo no se sabe nada
      Dado una paciente de 70 años con creatinina de 0,7 de hace 10 días
      Y que no hay ninguna versión de "renal"
      Cuando pide los avisos de "Loratadina 10 mg tableta"
      Entonces la función renal queda sin verificar porque "El conocimiento de función renal no está disponible"

    Escenario: Cockcroft-Gault pide el peso
      Dado una paciente de 70 años con creatinina de 1,6 de hace 10 días
      Cuando pide los avisos de "Dabigatrán 150 mg cápsula"
      Entonces la función renal queda sin verificar porque "Falta el peso del paciente"

    Escenario: Con el peso se sabe
      Dado una paciente de 70 años y 45 kg con creatinina de 1,6 de hace 10 días
      Cuando pide los avisos de "Dabigatrán 150 mg cápsula"
      Entonces hay un aviso de renal que dice "Contraindicado con esta función renal: Dabigatrán"

  @regla @regla:antecedents/patient-state @servidor-propio
  Regla: La creatinina se anota con la fecha de su examen

    Escenario: Lo anotado lo encuentra la comprobación siguiente
      Dado una paciente de 70 años sin creatinina
      Cuando anota una creatinina de 2,6 de hoy
      Y pide los avisos de "Metformina 850 mg tableta" a 1 cada 24 Horas
      Entonces hay un aviso de renal que dice "Contraindicado con esta función renal: Metformina"

    @mensaje
    Escenario: Sin fecha no dice nada
      Dado una paciente de 70 años sin creatinina
      Cuando anota una creatinina de 2,6
      Entonces el campo "Fecha del examen" dice "Escriba la fecha del examen"

    @mensaje
    Escenario: Un valor que no puede ser
      Dado una paciente de 70 años sin creatinina
      Cuando anota una creatinina de 90 de hoy
      Entonces el campo "Creatinina" dice "La creatinina debe estar entre 0,1 y 30 mg/dL"

    @mensaje
    Escenario: Un examen de mañana
      Dado una paciente de 70 años sin creatinina
      Cuando anota una creatinina de 2,6 de mañana
      Entonces el campo "Fecha del examen" dice "No puede ser en el futuro"
