# language: es
@regla @servidor-propio
Característica: Los resultados de laboratorio son cifras con fecha
  Lo que se digita queda con su unidad, su rango y su autor, responde la orden que lo esperaba y nunca se reescribe.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y un afiliado con alergia a "principio Dipirona"

  @regla:laboratory/result-class @regla:laboratory/analytes
  Regla: Cada resultado dice en palabras si está en su rango

    Esquema del escenario: <examen> de <valor>
      Cuando anota el resultado "<examen>" de <valor>, leído otra vez
      Entonces sus resultados dicen "<examen>" "<clase>"

      Ejemplos:
        | examen    | valor | clase                   |
        | Potasio   | 4.2   | En rango                |
        | Potasio   | 3.1   | Bajo                    |
        | LDL       | 160   | Alto                    |
        | Potasio   | 6.9   | Muy alto, valor crítico |
        | Potasio   | 2.1   | Muy bajo, valor crítico |

  @mensaje @regla:laboratory/result-entry
  Regla: Lo imposible se niega y lo crítico se lee otra vez

    Escenario: Una creatinina en otra unidad
      Cuando anota el resultado "Creatinina" de 88
      Entonces se le niega con "Creatinina: debe estar entre 0,10 y 30 mg/dL"

    Escenario: Un examen del futuro
      Cuando anota para mañana el resultado "Creatinina" de 1.1
      Entonces se le niega con "La fecha del examen no puede ser en el futuro"

    Escenario: Más exacto de lo que nadie mide
      Cuando anota el resultado "Creatinina" de 1.23456
      Entonces se le niega con "Máximo tres decimales"

    Escenario: Nada escrito
      Cuando anota resultados sin ninguno
      Entonces se le niega con "Escriba al menos un resultado"

    Escenario: El mismo examen dos veces
      Cuando anota dos veces el resultado "Creatinina" de 1.1
      Entonces se le niega con "Este examen está dos veces"

    Escenario: Un rango al revés
      Cuando anota el resultado "Creatinina" de 1.1 con el rango de 2 a 1
      Entonces se le niega con "El límite inferior debe ser menor que el superior"

    Escenario: Un examen de antes de nacer
      Cuando anota del año 1901 el resultado "Creatinina" de 1.1
      Entonces se le niega con "La fecha del examen es anterior al nacimiento"

    Escenario: La orden de otra cosa
      Cuando anota el resultado "Creatinina" de 1.1 para la orden de otro paciente
      Entonces se le niega con "Esa orden no es de laboratorio, no es de este paciente o ya no está vigente"

    Escenario: Un valor crítico
      Cuando anota el resultado "Potasio" de 6.9
      Entonces se le niega con "Confirme los resultados: hay valores críticos"

  @mensaje @regla:laboratory/result-entry
  Regla: Un resultado se corrige con otro y su motivo

    Escenario: El de antes queda y cuenta el nuevo
      Cuando anota el resultado "Creatinina" de 1.9
      Y corrige ese resultado a 1.1 porque "Se digitó el de otro tubo"
      Entonces sus resultados dicen "Creatinina" "En rango"
      Y la creatinina de la dosis es 1.1
      Cuando corrige ese resultado a 1.4 porque "Se digitó el de otro tubo"
      Entonces se le niega con "Este resultado ya se corrigió: abra el que lo reemplazó"

    Escenario: Con el mismo valor no se corrige
      Cuando anota el resultado "Creatinina" de 1.9
      Y corrige ese resultado a 1.9 porque "Se digitó el de otro tubo"
      Entonces se le niega con "Es el mismo valor: no hay nada que corregir"

    Escenario: Sin motivo no se corrige
      Cuando anota el resultado "Creatinina" de 1.9
      Y corrige ese resultado a 1.1 porque "error"
      Entonces se le niega con "Explique por qué, con 10 letras o más"

  @regla:laboratory/pending-result
  Regla: Lo que se ordenó espera su resultado hasta que llega

    Escenario: La creatinina que se ordenó
      Dado que se le ordenó el procedimiento "903895"
      Entonces está pendiente de resultado "903895"
      Cuando anota el resultado "Creatinina" de 1.1
      Entonces no está pendiente de resultado "903895"
