import { relations } from 'drizzle-orm';
import { boolean, integer, pgEnum, pgTable, primaryKey, serial, text, timestamp, varchar } from 'drizzle-orm/pg-core';

const timestamps = {
  createdAt: timestamp('created_at').notNull().defaultNow(),
};

export const level = pgEnum('level', ['beginner', 'advanced']);

export const teachers = pgTable('teachers', {
  id: serial('id').primaryKey(),
  email: varchar('email', { length: 256 }).notNull().unique(),
  name: text('name').notNull(),
});

export const courses = pgTable('courses', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  level: level('level').notNull().default('beginner'),
  teacherId: integer('teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
  open: boolean('open').notNull().default(true),
  ...timestamps,
});

export const students = pgTable('students', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  ...timestamps,
});

export const enrolments = pgTable(
  'enrolments',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    studentId: integer('student_id').notNull(),
    grade: integer('grade'),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.studentId] })],
);

export const enrolmentRelations = relations(enrolments, ({ one }) => ({
  student: one(students, { fields: [enrolments.studentId], references: [students.id] }),
}));
