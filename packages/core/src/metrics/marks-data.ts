// The combining marks of Unicode 17.0: gap and length of each run of code points, read by characters.ts.
// Written by scripts/metrics/generate-marks.mjs: do not edit.

/** General categories Mn and Me: drawn over or under their base. */
export const NONSPACING: string =
  'rikMm<*m0P!!!#!#!!k#.S83!kB*#)##!&F!A>k8.^,,!;&!,!%!(N%_,M;!CZ!!!&+&!%*-#@!^!&&+!7#=(]!&4A#%!.#]!&+&!7#9+^!#!!&+-.#A!b!/!U!%!Z!!%(4.#@!^!#!)!(#7#?#]#&&+!7#@!k#!*(k7!#*/+k?!#,.*k%#>!!!!!Z1!(!#(S,!kC&!)!###<#&%3&0!##)!2!r%%tg%@#A#A#e#!*+!#.,!P%!!kR#E!kS%&#,!)%l_##!^!!,!!#+)0Sk1S!!(!!(!K,/#C&##!%[!!#%!!%^+##kw%!0!*&!)!%#lIer7D~1A%kl!k=CpE&kH#~~~ ~~~ ~~~ p*&!-C#k-#m9!%!&!<#(!kv#=50!I+<.Q%S!#&##J!h)####/!+!R!V!!%##(#!!M#+!ls!#!&!~~~ ~~~ oy!rH333u%!lg!kt(|k2K+l(#pX&f(mh#k*)k .T&kX!Y2L!##-%T&##*!b%G(!+c!/#W,-&#!k<%#!!#)!#!k|!%+8#]#%!H2k )0!!!!!1#k2+#%!!:!k1)!!&#!#ls&)#!#>#k2+#!!#kG!!!#)!!kB!!!#&!(m,,!#m)#!!&!ko+&!C-K)#&+!,)#%Q0!#lI!!%!!lL1!!k/9#*!#!#kW8!!k##%!!!n*#.#W((!!!:!~J_!)2~~~ {p/%%~*{(_*us!d&k.!~~~ ~}b#~CPk!p;%4+#*A&ks%~#6Z&U+!1!98yANkA!l *nF!b&os&m&#lx!#!*#(!oO*kJ*';

/** General category Mc: drawn beside their base, in one cluster with it. */
export const SPACING: string =
  '~(r!Z!#%+&!#U#^%))-!N!^%g!^%+&X#^!!!))-!kC#!/-!L%b&b#^!!(#(,#?!1#^%(*-!M#k(%)+5#mu#d!l.#&!)!##<#-%#*8##)#!-%|[!A!k_!*+!#n)&#,!)le#^!!!,!!#+)kp!S!(!!(!#b!A!&##!a!#%!!%#S++#l.!8!~Es#~~~ ~~~ ~~~ v-##!k5#U3km#R!S#&##%kK###;!P!!!kJ!##(!lr#!#!#!!~~~ ~~~ ~PB!!!k]!P%&#kP!;#_!S%,#0!k:%%#!!l-%B#^#!0,!-#k1%*/!!kB%+#%!kG%)!!&#!lr%)&#!kN%+#!!kJ!!#)!kD!!#&!m.%,!l|,&!#!!!km%+&&!k1!@#c!lL!%!!!lJ!1!kG!*!#!lX(&#!!n-#/!S#+#!!~~~ ~]x%~7KZkE#~~~ ~~~ ~Ht#))';
